import type { Hidden, Outcome } from '../kernel/game.ts'
import type { Flag } from './data/fleet.ts'

/** A cell of the 10 × 10 field: file + 10 × rank, both from 0; `a1` is 0, `j10` is 99. See `cells.ts`. */
export type Cell = number

/** Seats in the order of the table. */
export const SEATS = ['north', 'south'] as const
export type SeaSeat = (typeof SEATS)[number]

/** The agreed options of a match. */
export interface SeaBattleOptions {
  /** How ships may touch each other (S-PLACE). */
  readonly touch: 'none' | 'corners'
  /** The shapes that ships of three and four cells may have (S-PLACE). */
  readonly shapes: 'straight' | 'bent'
  /** The seat that fires first; 'draw' leaves it to the seed (S-FIRST). */
  readonly first: SeaSeat | 'draw'
  /** True if the cells round a sunk ship are marked as empty water, only as a help for players (S-MARKS). */
  readonly autoMark: boolean
}

/** The cells of one ship, in ascending order. */
export type Ship = readonly Cell[]

/** The ships of one side (S-FLEET). */
export interface Fleet {
  readonly flag: Flag
  /** The ships; hidden from all but their owner. */
  readonly ships: readonly Ship[] | Hidden
}

/** The results of a shot (S-SHOT). */
export const SHOT_RESULTS = ['miss', 'hit', 'sunk'] as const
export type ShotResult = (typeof SHOT_RESULTS)[number]

/** A shot and its result. */
export interface Shot {
  readonly at: Cell
  readonly result: ShotResult
}

/** The whole match at one moment; a view is the same with `hidden` in place of secrets. */
export interface SeaBattleState {
  readonly options: SeaBattleOptions
  /** The fleet of each seat; null until it is placed. */
  readonly fleets: Readonly<Record<SeaSeat, Fleet | null>>
  /** The shots of each seat, in order. */
  readonly shots: Readonly<Record<SeaSeat, readonly Shot[]>>
  /** The ships that each seat has sunk. */
  readonly sunk: Readonly<Record<SeaSeat, readonly Ship[]>>
  /** The seat that fires next; while fleets are being placed, the seat that will fire first. */
  readonly turn: SeaSeat
  /** Set when both fleets are open to every viewer, as at the end (S-SECRET). */
  readonly opened?: true
  readonly result: Outcome | null
}

/** The moves of a seat. */
export type SeaBattleMove =
  | { readonly kind: 'place'; readonly flag: Flag; readonly ships: readonly Ship[] }
  | { readonly kind: 'placeRandom'; readonly flag: Flag }
  | { readonly kind: 'fire'; readonly at: Cell }

/** The events, one fact each: folded by `evolve`, shown in the log and by cues. */
export type SeaBattleEvent =
  | {
      readonly kind: 'fleetPlaced'
      readonly seat: SeaSeat
      readonly flag: Flag
      readonly ships: readonly Ship[] | Hidden
      readonly reveals: true
    }
  /** Both fleets are at sea. */
  | { readonly kind: 'battleJoined'; readonly first: SeaSeat }
  /** `ship` holds the cells of the ship that this shot sank. */
  | {
      readonly kind: 'shotFired'
      readonly by: SeaSeat
      readonly at: Cell
      readonly result: ShotResult
      readonly ship: Ship | null
      readonly reveals: true
    }
  | { readonly kind: 'turnPassed'; readonly to: SeaSeat }
  /** At the end every viewer sees where both fleets lay (S-SECRET, S-INSPECT). */
  | {
      readonly kind: 'fleetsOpened'
      readonly fleets: Readonly<Record<SeaSeat, readonly Ship[]>>
      readonly reveals: true
    }
  | {
      readonly kind: 'matchEnded'
      readonly winners: readonly SeaSeat[]
      readonly scores: Readonly<Record<SeaSeat, number>>
      readonly reason: 'fleet-sunk'
    }

/** The reasons why a move is not allowed; `data/refusals.ts` names the rule behind each. */
export const REFUSALS = [
  'match-over',
  'not-your-turn',
  'fleet-not-placed',
  'already-placed',
  'off-the-field',
  'already-fired',
  'wrong-ships',
  'wrong-shape',
  'ships-overlap',
  'ships-touch',
] as const
export type SeaBattleRefusal = (typeof REFUSALS)[number]

/** The types that Sea Battle brings to the kernel. */
export interface SeaBattleShape {
  options: SeaBattleOptions
  state: SeaBattleState
  move: SeaBattleMove
  event: SeaBattleEvent
  refusal: SeaBattleRefusal
}
