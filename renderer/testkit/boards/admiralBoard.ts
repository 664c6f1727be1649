import type { Captain } from '../../../engine/admiral/data/captains.ts'
import { parsePosition } from '../../../engine/admiral/position.ts'
import { setup } from '../../../engine/admiral/setup.ts'
import type { AdmiralOptions, AdmiralState, Ship, ShipClass, TeamId, Wind } from '../../../engine/admiral/types.ts'
import { openStream } from '../../../engine/kernel/rng.ts'

const OPTIONS: AdmiralOptions = {
  players: 2,
  alliances: [],
  scenario: 'duel',
  captains: 'none',
  roundLimit: 40,
  autoReply: 'ask',
  rememberCaptains: false,
}

/** A match as it begins, before any card is dealt. */
export function opening(change: Partial<AdmiralOptions> = {}, wind: Partial<Wind> = {}): AdmiralState {
  const state = setup({ ...OPTIONS, ...change }, openStream(3, 'deal'))
  return { ...state, wind: { toward: 'NE', strength: 'fresh', ...wind } }
}

/** The properties of a ship of a battle, apart from its berth. */
type Detail = Partial<Pick<Ship, 'hullDamage' | 'sailDamage' | 'gold' | 'done' | 'faceUp' | 'prize'>> & {
  readonly captain?: Captain
  readonly captainShown?: boolean
}

/** A ship as `brig red k5 NE`. */
type ShipText = `${ShipClass} ${TeamId} ${string} ${string}`

/** The parts of a battle; cells have the names that players use. */
export interface BattleParts {
  readonly width?: number
  readonly height?: number
  readonly land?: readonly string[]
  readonly reefs?: readonly string[]
  readonly forts?: Readonly<Record<string, readonly [team: TeamId, hullDamage?: number]>>
  readonly treasures?: readonly string[]
  readonly ships: readonly (ShipText | readonly [ShipText, Detail])[]
  readonly ashore?: readonly { readonly team: TeamId; readonly fort: string; readonly card: Captain }[]
  /** `NE fresh`. */
  readonly wind?: string
  readonly teams?: readonly TeamId[]
  readonly options?: Partial<AdmiralOptions>
}

/** A battle from its parts. */
export function battle(parts: BattleParts): AdmiralState {
  const { width = 24, height = 16, land = [], reefs = [], forts = {}, treasures = [], ashore = [] } = parts
  const [toward, strength] = (parts.wind ?? 'NE fresh').split(' ')
  const teams = parts.teams ?? ['red', 'blue']
  const position = {
    game: 'admiral',
    options: { scenario: 'custom', captains: 'all', players: teams.length, ...parts.options },
    board: {
      width,
      height,
      land,
      reefs,
      forts: Object.entries(forts).map(([at, [team, hullDamage = 0]]) => ({ id: `fort-${at}`, team, at, hullDamage })),
      treasures: treasures.map((at) => ({ at, gold: 3 })),
    },
    wind: { toward, strength },
    teams: teams.map((id) => ({ id })),
    ships: parts.ships.map(shipOf),
    ashore,
    turn: teams[0],
  }
  const state = parsePosition(position, openStream(3, 'deal'))
  if (!state.ok) throw new Error(`${state.problem.where}: ${state.problem.what}`)
  return state.value
}

function shipOf(entry: BattleParts['ships'][number], index: number): object {
  const [text, detail] = typeof entry === 'string' ? [entry, {}] : entry
  const [name, team, at, heading] = text.split(' ')
  return { id: `${team}-${name}-${index}`, class: name, team, at, heading, ...detail }
}
