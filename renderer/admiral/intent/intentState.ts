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

/** The choice that is open beside the table: part of a ship's orders, or an answer to an offer. */
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
  /** Asks to confirm ending activations that still have actions, all remaining ones or some; then the plan runs. */
  | {
      readonly kind: 'finish'
      readonly ships: readonly UnitId[]
      readonly isTurn: boolean
      readonly plan: Plan | null
      /** Set when the coach has advised the end: it is not asked about, and a confirmation ends the activations. */
      readonly isAdvised?: true
    }
  | { readonly kind: 'loot'; readonly captain: boolean; readonly gold: number }

/** The reason why no distances are shown round a selected ship of the player. */
export type RoseRefusal = 'rose-begun' | 'rose-calm' | 'rose-storm' | 'rose-planning'

/** Reasons why a gesture has no effect, where no rule of the engine is involved. */
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

/**
 * The reason why something cannot be chosen: a rule, else what stops the course or shot, else why the rose is hidden.
 */
export interface Why {
  readonly cell: Cell
  readonly refusal: AdmiralRefusal | 'out-of-reach' | 'out-of-shot' | RoseRefusal | TableReason
  /** Set for 'out-of-reach'. */
  readonly course?: { readonly reason: FarReason; readonly points: number }
  /** Set for 'out-of-shot'; `nearest` is the cell of the nearest enemy if no unit was aimed at. */
  readonly shot?: GunReach & { readonly nearest?: Cell }
}

/** The destination of a ship whose course was interrupted. */
export interface Goal {
  readonly ship: UnitId
  readonly at: Cell
  readonly heading: Heading
  /** Hulls, sails and shots on the table when the sent part was planned. */
  readonly before: string
  /** Set after shots at the ship on its way: the rest of the course is only proposed. */
  readonly broken: boolean
}

/** The range of the danger marks: to the end of this round, or through the next if the wind holds. */
export type Horizon = 'round' | 'next'

/** An order of a unit that waits while the activation of another one ends. */
export interface Plan {
  readonly unit: UnitId
  readonly moves: readonly AdmiralMove[]
  /** The destination of a course that is sent in part. */
  readonly goal: Goal | null
  /** Hulls, sails and shots on the table when the order was given. */
  readonly before: string
}

/** The focus and the plans of the player at this screen. The host learns nothing of it before a move is sent. */
export interface IntentState {
  /** The host's question as received. */
  readonly question: Asked | null
  /** The same question, plus the orders of units that wait for the active ship. */
  readonly asked: Asked | null
  /** The view that the table shows: without secrets while they are covered. */
  readonly view: AdmiralState | null
  /** The view as received. */
  readonly fullView: AdmiralState | null
  /** True while this player's secrets are covered: they are neither shown nor selectable. */
  readonly isCovered: boolean
  /** The own ship or fort that gets orders, or any unit that the player looks at. */
  readonly selected: UnitId | null
  readonly hovered: Cell | null
  readonly hoveredUnit: UnitId | null
  /** The cell of the keyboard's cursor; null until an arrow key moves it. */
  readonly cursor: Cell | null
  /** Set when the cursor is the aim of a pad, which lasts for one question. */
  readonly isAimed: boolean
  /** The berth that a ghost previews; a berth without a way is a turn on the spot. */
  readonly course: Berth | null
  readonly target: UnitId | null
  readonly aim: Aim
  /** The last chosen aim of each seat at this screen. */
  readonly aims: Readonly<Record<string, Aim>>
  readonly shots: number
  /** The shots that other units add to those of the selected ship. */
  readonly salvo: readonly Volley[]
  readonly withCaptain: boolean
  /** Set while the possible actions of enemies in this round, or the next, are shown. */
  readonly danger: Horizon | null
  /** True while the distances of the selected ship on each heading are shown round it. */
  readonly rose: boolean
  readonly prompt: Prompt | null
  readonly why: Why | null
  readonly goal: Goal | null
  readonly plan: Plan | null
  /** The unit that got the last order, until the table has shown the result. */
  readonly acted: UnitId | null
  /** True after moves of the player were sent, until the host asks again. */
  readonly isSent: boolean
  /** True if the selected unit was chosen since the last answer, only to look at it. */
  readonly looksAnew: boolean
  /** True if the pointer has moved to another cell, ship or fort since the last answer. */
  readonly pointsAnew: boolean
}

/** The result of a gesture. */
export type Reaction = ReactionOf<IntentState, AdmiralMove>

/** The state in which nothing is aimed or previewed. */
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
  isAimed: false,
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

/**
 * Returns what remains of an answered question while others move: only what the player has chosen or pointed at since.
 */
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

/** The result of a gesture without effect. */
export const NOTHING: Reaction = {}

const ANSWERED = { question: null, asked: null, isSent: true, looksAnew: false, pointsAnew: false } as const

/** Marks the question as answered: nothing more can be chosen until the host asks again. */
export function sent(moves: readonly AdmiralMove[], patch: Partial<IntentState> = {}): Reaction {
  return { send: moves, patch: { ...ANSWERED, ...AT_EASE, ...patch } }
}
