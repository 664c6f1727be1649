import type { GameId } from './match.ts'
import type { OwnMap } from './ownMaps.ts'

/** The look of Jackal's opened tiles: chosen by the graphics quality, with carvings, or with drawings. */
export const TILE_LOOKS = ['auto', 'carved', 'drawn'] as const

interface JackalSettings {
  readonly tiles: (typeof TILE_LOOKS)[number]
  /** Maps that the player has drawn, in the order of their creation. */
  readonly ownMaps: readonly OwnMap[]
}

interface AdmiralSettings {
  /** True if the camera moves near a chosen ship; otherwise only the player moves it there. */
  readonly nearShips: boolean
}

/** The settings of one game each. In the file their keys stand beside those of the shell. */
interface GameSettings {
  readonly jackal: JackalSettings
  readonly admiral: AdmiralSettings
  readonly 'sea-battle': object
}

/** The settings of all games together. */
export type OwnSettings = AllOf<GameSettings[GameId]>

/** A value that is each of the types of a union. */
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

const USUAL: { readonly [G in GameId]: GameSettings[G] } = {
  jackal: { tiles: 'auto', ownMaps: [] },
  admiral: { nearShips: true },
  'sea-battle': {},
}

/** The settings of all games at a first start. */
export const USUAL_OWN_SETTINGS: OwnSettings = { ...USUAL.jackal, ...USUAL.admiral, ...USUAL['sea-battle'] }
