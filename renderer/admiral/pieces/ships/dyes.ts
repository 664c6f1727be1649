import { Color } from 'three'
import type { Palette } from '../../../../electron/contract/ipc.ts'
import type { TeamId } from '../../../../engine/admiral/types.ts'
import { SQUADRON_PAINT } from '../../../../models/teams.ts'
import { TEAM_COLOURS } from '../../../ui/palettes.ts'

/** Returns the relative luminance of a colour in linear light. */
const luminanceOf = ({ r, g, b }: Color): number => 0.2126 * r + 0.7152 * g + 0.0722 * b

/**
 * Returns the factor on the light of a team's painted sails that shows the palette's colour; null if the paint has that
 * colour.
 */
export function dyeOf(team: TeamId, palette: Palette): Color | null {
  if (palette === 'default') return null
  const painted = luminanceOf(new Color(SQUADRON_PAINT[team].sail))
  return new Color(TEAM_COLOURS[palette].admiral[team]).multiplyScalar(1 / painted)
}
