import type { Palette } from '../../../electron/contract/ipc.ts'
import type { Flag } from '../../../engine/sea-battle/data/fleet.ts'
import { TEAM_COLOURS } from '../../ui/palettes.ts'

/** One shape of a flag. */
export interface FlagShape {
  /** An SVG path. */
  readonly path: string
  /** The colour of the shape; 'cloth' means the fleet's colour. */
  readonly fill?: string
  readonly stroke?: string
  /** The width of the stroke. */
  readonly width?: number
}

/** Width and height of the drawings, in their own units. */
export const FLAG_BOX = { width: 33, height: 22 } as const

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** Returns a shape's fill, with its cloth in the palette's colour. */
export function fillOf({ fill }: FlagShape, flag: Flag, palette: Palette): string | undefined {
  return fill === 'cloth' ? TEAM_COLOURS[palette]['sea-battle'][flag] : fill
}

/** The flags of the fleets, from the cloth up: distinct by shape and emblem, not by colour alone. */
export const FLAG_DRAWINGS: Readonly<Record<Flag, readonly FlagShape[]>> = {
  // skull over crossed bones on a swallow-tailed black cloth
  pirates: [
    { path: 'M2 3H31L26.5 11L31 19H2Z', fill: 'cloth', stroke: '#2a180e', width: 1.8 },
    { path: 'M8.6 7.4l10.8 9M19.4 7.4l-10.8 9', stroke: '#efe6d2', width: 1.9 },
    {
      path: 'M14 4.6c-3 0-5 1.9-5 4.5 0 1.5.7 2.6 1.9 3.2v1.9h6.2v-1.9c1.2-.6 1.9-1.7 1.9-3.2 0-2.6-2-4.5-5-4.5z',
      fill: '#efe6d2',
      stroke: '#2c2b33',
      width: 0.8,
    },
    { path: disc(12.1, 9.4, 1.25) + disc(15.9, 9.4, 1.25), fill: '#222' },
  ],
  // golden crown over an anchor on a square blue cloth
  royal: [
    { path: 'M2 3H31V19H2Z', fill: 'cloth', stroke: '#2a180e', width: 1.8 },
    { path: 'M4 5H29V17H4Z', stroke: '#cfe0ff', width: 0.9 },
    {
      path: 'M11.6 9.6l-1-4 3 1.9 2.9-2.9 2.9 2.9 3-1.9-1 4z',
      fill: '#f0c659',
      stroke: '#5b3a10',
      width: 0.7,
    },
    {
      path: 'M16.5 10.6v5.4M13.8 12h5.4M12.2 13.6q.2 2.9 4.3 2.9t4.3-2.9',
      stroke: '#f7ebc8',
      width: 1.5,
    },
  ],
}
