import type { Palette } from '../../../../electron/contract/ipc.ts'
import type { TeamId } from '../../../../engine/admiral/types.ts'
import { BASE_PAINT } from '../../../../models/admiral/squadron/baseForms.ts'
import { TEAM_COLOURS } from '../../../ui/palettes.ts'

/** Returns the colour of a team's bases in a palette. */
export const baseColour = (team: TeamId, palette: Palette): string =>
  palette === 'default' ? BASE_PAINT[team] : TEAM_COLOURS[palette].admiral[team]
