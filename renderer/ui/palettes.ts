import type { GameId, Palette, Settings } from '../../electron/contract/ipc.ts'
import { SQUADRON_PAINT, SQUADRONS, type SquadronId, TEAM_PAINT, TEAMS, type TeamId } from '../../models/teams.ts'
import { prefersContrast, useSettings } from './settings.ts'

/** The fleets of Sea Battle by their flags. */
type FleetFlag = 'pirates' | 'royal'

/** The colour of every team: of sails, light on the water, trails, flags. */
export interface TeamColours extends Readonly<Record<GameId, Readonly<Record<string, string>>>> {
  readonly admiral: Readonly<Record<SquadronId, string>>
  readonly jackal: Readonly<Record<TeamId, string>>
  readonly 'sea-battle': Readonly<Record<FleetFlag, string>>
}

/**
 * The palettes. Teams of `safe` and `contrast` differ in lightness as well as in hue, and keep the hue of their names;
 * `palettes.test.ts` measures their distances for every kind of colour vision.
 */
export const TEAM_COLOURS: Readonly<Record<Palette, TeamColours>> = {
  default: {
    admiral: painted(SQUADRONS, (team) => SQUADRON_PAINT[team].band),
    jackal: painted(TEAMS, (team) => TEAM_PAINT[team].band),
    'sea-battle': { pirates: '#2c2b33', royal: '#3d689f' },
  },
  safe: {
    admiral: { red: '#c62828', blue: '#1f47b8', green: '#49c9ad', gold: '#ffee33' },
    jackal: { white: '#f7f2e4', red: '#b5251b', black: '#1b1b22', yellow: '#e0a010' },
    'sea-battle': { pirates: '#1b1b22', royal: '#5b9be0' },
  },
  contrast: {
    admiral: { red: '#b3150c', blue: '#0b2fb0', green: '#7af5da', gold: '#ffe000' },
    jackal: { white: '#ffffff', red: '#a01818', black: '#1c1c24', yellow: '#e0a000' },
    'sea-battle': { pirates: '#000000', royal: '#7ab8ff' },
  },
}

function painted<T extends string>(teams: readonly T[], colourOf: (team: T) => string): Readonly<Record<T, string>> {
  return Object.fromEntries(teams.map((team) => [team, colourOf(team)])) as Record<T, string> // one entry a team
}

/** Returns the palette that the player has chosen; with high contrast, its own in place of the painted one. */
function paletteOf(settings: Settings): Palette {
  return settings.palette === 'default' && prefersContrast(settings) ? 'contrast' : settings.palette
}

export const usePalette = (): Palette => useSettings(({ settings }) => paletteOf(settings))
export const paletteNow = (): Palette => paletteOf(useSettings.getState().settings)

/** Returns a colour '#rrggbb' as a number. */
export const colourNumber = (colour: string): number => Number.parseInt(colour.slice(1), 16)
