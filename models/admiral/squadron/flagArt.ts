import { at, clipped, line } from '../../faces/ink.ts'
import { polyline } from '../../faces/shapes.ts'
import type { SquadronId } from '../../teams.ts'
import { FLAG_ART } from './clothArt.ts'

/** Outlines of the teams' flags from the hoist (0) to the fly (1), and from above downward. */
export const FLAG_OUTLINES: Readonly<Record<SquadronId, readonly (readonly [u: number, v: number])[]>> = {
  red: [
    [0, 0],
    [1, 0.5],
    [0, 1],
  ],
  blue: [
    [0, 0],
    [1, 0],
    [0.7, 0.5],
    [1, 1],
    [0, 1],
  ],
  green: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  gold: [
    [0, 0],
    [0.64, 0],
    [1, 0.5],
    [0.64, 1],
    [0, 1],
  ],
}

/** Returns the SVG document of a team's flag, distinguished by its cut; 256 × 136 units, hoist at the left. */
export function flagSvg(team: SquadronId): string {
  const outline = `${polyline(FLAG_OUTLINES[team].map(([u, v]) => [6 + u * 244, 6 + v * 124]))}Z`
  const art = at(6, 6, [244 / 256, 124 / 256], 0, FLAG_ART[team]())
  const drawing = clipped(outline, art) + line(outline, '#2a180e', 8)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 136">${drawing}</svg>`
}
