import type { Palette } from '../../../electron/contract/ipc.ts'
import type { TeamId } from '../../../engine/jackal/types.ts'
import { colourNumber, TEAM_COLOURS } from '../../ui/palettes.ts'

/** Glow of each team as painted: its colour, light enough to be visible on every tile. */
const GLOWS: Readonly<Record<TeamId, number>> = {
  white: 0xfff4d6,
  red: 0xff6a52,
  black: 0xb4a8dc,
  yellow: 0xffd24a,
}

/** Colours of the teams on badges as painted. */
const BADGES: Readonly<Record<TeamId, number>> = {
  white: 0xf4ecd8,
  red: 0xd8402f,
  black: 0x3a3945,
  yellow: 0xf2bd36,
}

/** Share of white in a glow, so that even black shines. */
const LIGHTENED = 0.42

/** Returns the light round a piece that may act. */
export function glowOf(team: TeamId, palette: Palette): number {
  if (palette === 'default') return GLOWS[team]
  const colour = colourNumber(TEAM_COLOURS[palette].jackal[team])
  const channels = [16, 8, 0].map((shift) => (colour >> shift) & 255)
  return channels.reduce((sum, one) => sum * 256 + Math.round(one + (255 - one) * LIGHTENED), 0)
}

/** Returns the colour of a badge: the team of a resident or of a lost piece. */
export function badgeOf(team: TeamId, palette: Palette): number {
  return palette === 'default' ? BADGES[team] : colourNumber(TEAM_COLOURS[palette].jackal[team])
}
