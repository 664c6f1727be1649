import type { Berth, FarReason, GunReach } from '../../../engine/admiral/foresight.ts'
import type { Heading } from '../../../engine/admiral/geometry/headings.ts'
import type {
  AdmiralMove,
  AdmiralRefusal,
  AdmiralState,
  Aim,
  Cell,
  UnitId,
  Volley,
} from '../../../engine/admiral/types.ts'
import type { ReactionOf } from '../../host/reactions.ts'
import type { Asked } from './targets.ts'

/** What is being chosen beside the table: with a ship's orders, or as an answer to an offer. */
export type Prompt =
  /** Several headings are possible in the cell of the course. */
  | { readonly kind: 'headings'; readonly berths: readonly Berth[] }
  /** Turning on the spot. */
  | { readonly kind: 'turn'; readonly headings: readonly Heading[] }
  /** Firing at the target. */
  | { readonly kind: 'fire' }
  /** Boarding the target. */
  | { readonly kind: 'board' }
  | { readonly kind: 'repair'; readonly hull: number; readonly sails: number }
  | { readonly kind: 'captain' }
  /** Activations would end with something still to be done, all that are left or just some; then the plan is carried out. */
  | {
      readonly kind: 'finish'
      readonly ships: readonly UnitId[]
      readonly isTurn: boolean
      readonly plan: Plan | null
      /** The coach has told of it: nothing is asked about it, and whoever confirms ends them. */
      readonly isAdvised?: true
    }
  | { readonly kind: 'loot'; readonly captain: boolean; readonly gold: number }

/** Why no distances stand round an own ship that is chosen. */
export type RoseRefusal = 'rose-begun' | 'rose-calm' | 'rose-storm' | 'rose-planning'

/** Why a gesture leads to nothing, where no rule of the engine is asked. */
export const TABLE_REASONS = [
  'no-ship-chosen',
  'no-way-back',
  'aim-first',
  'salvo-alone',
  'others-wait',
  'nobody-else',
  'no-such-number',
] as const
export type TableReason = (typeof TABLE_REASONS)[number]

/** Why something cannot be chosen; where no rule forbids it, why no course or no shot comes there; why the rose is not seen. */
export interface Why {
  readonly cell: Cell
  readonly refusal: AdmiralRefusal | 'out-of-reach' | 'out-of-shot' | RoseRefusal | TableReason
  /** For 'out-of-reach'. */
  readonly course?: { readonly reason: FarReason; readonly points: number }
  /** For 'out-of-shot'; with `nearest` where nobody was aimed at: the cell of the nearest enemy. */
  readonly shot?: GunReach & { readonly nearest?: Cell }
}

/** Where a ship was to go when her course was broken off. */
export interface Goal {
  readonly ship: UnitId
  readonly at: Cell
  readonly heading: Heading
  /** What the table looked like when the part sent so far was planned: hulls, sails and shots. */
  readonly before: string
  /** She was fired at on her way: the rest is only proposed. */
  readonly broken: boolean
}

/** How far ahead danger is shown: to the end of this round, or through the next if the wind holds. */
export type Horizon = 'round' | 'next'

/** What is ordered of a unit while the activation of another one ends. */
export interface Plan {
  readonly unit: UnitId
  readonly moves: readonly AdmiralMove[]
  /** Where a course that is sent in part leads. */
  readonly goal: Goal | null
  /** What the table looked like when it was ordered: hulls, sails and shots. */
  readonly before: string
}

/** What the player at this screen looks at and is about to do. Nothing of it is known to the host before a move is sent. */
export interface IntentState {
  /** The host's question as it came. */
  readonly question: Asked | null
  /** The same with the orders of those who wait for the active ship. */
  readonly asked: Asked | null
  /** What the table shows: without secrets while they are covered. */
  readonly view: AdmiralState | null
  /** The view as it came. */
  readonly fullView: AdmiralState | null
  /** What only this player may know is out of sight: nothing of it is shown or can be chosen. */
  readonly isCovered: boolean
  /** Own ship or fort whose orders are given, or anything that is looked at. */
  readonly selected: UnitId | null
  readonly hovered: Cell | null
  readonly hoveredUnit: UnitId | null
  /** Where the keyboard points; null until an arrow key moves it. */
  readonly cursor: Cell | null
  /** The berth that is previewed by a ghost; no way is a turn on the spot. */
  readonly course: Berth | null
  readonly target: UnitId | null
  readonly aim: Aim
  /** What each seat at this screen chose to aim at last. */
  readonly aims: Readonly<Record<string, Aim>>
  readonly shots: number
  /** What others add to the selected ship's shots. */
  readonly salvo: readonly Volley[]
  readonly withCaptain: boolean
  /** What enemies can do in this round, or the next, is shown. */
  readonly danger: Horizon | null
  /** How far the chosen ship sails on each heading is shown round her. */
  readonly rose: boolean
  readonly prompt: Prompt | null
  readonly why: Why | null
  readonly goal: Goal | null
  readonly plan: Plan | null
  /** Who was given the last order, until the table has shown what came of it. */
  readonly acted: UnitId | null
  /** Moves of the player's own were sent, and the host has not asked again. */
  readonly isSent: boolean
  /** The selected one was chosen since the last answer, to be looked at. */
  readonly looksAnew: boolean
  /** The pointer has come to another cell, ship or fort since the last answer. */
  readonly pointsAnew: boolean
}

/** What a gesture leads to. */
export type Reaction = ReactionOf<IntentState, AdmiralMove>

/** Nothing is being aimed or previewed. */
export const AT_EASE = {
  course: null,
  target: null,
  aim: 'hull',
  shots: 1,
  salvo: [],
  withCaptain: false,
  prompt: null,
  why: null,
} as const satisfies Partial<IntentState>

export const IDLE_INTENT: IntentState = {
  question: null,
  asked: null,
  view: null,
  fullView: null,
  isCovered: false,
  selected: null,
  hovered: null,
  hoveredUnit: null,
  cursor: null,
  danger: null,
  rose: true,
  aims: {},
  goal: null,
  plan: null,
  acted: null,
  isSent: false,
  looksAnew: false,
  pointsAnew: false,
  ...AT_EASE,
}

/** What is left of an answered question while others move: only what the player has chosen or pointed at since. */
export function leftOfAnswer(state: IntentState): IntentState {
  if (state.asked) return state
  const { looksAnew, pointsAnew, selected, hovered, hoveredUnit } = state
  return {
    ...state,
    selected: looksAnew ? selected : null,
    hovered: pointsAnew ? hovered : null,
    hoveredUnit: pointsAnew ? hoveredUnit : null,
  }
}

/** A gesture that means nothing now. */
export const NOTHING: Reaction = {}

const ANSWERED = { question: null, asked: null, isSent: true, looksAnew: false, pointsAnew: false } as const

/** What was asked is answered: nothing more can be chosen until the host asks again. */
export function sent(moves: readonly AdmiralMove[], patch: Partial<IntentState> = {}): Reaction {
  return { send: moves, patch: { ...ANSWERED, ...AT_EASE, ...patch } }
}
