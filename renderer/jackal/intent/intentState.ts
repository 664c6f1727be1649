import type { Cell, Decision, JackalMove, JackalRefusal, Load, PieceId, TeamId } from '../../../engine/jackal/types.ts'
import type { ReactionOf } from '../../host/reactions.ts'
import type { Choice, Selected, Selection } from './targets.ts'

/** Several outcomes at one cell, or a single one that needs a second click. */
export interface Prompt {
  readonly cell: Cell
  readonly moves: readonly Choice[]
  /** The pieces of which one is to go there, if that is the first question; `moves` is empty then. */
  readonly who?: readonly Selected[]
}

/** Reasons why a gesture has no effect, without a rule of the engine. */
export const TABLE_REASONS = [
  'nobody-reaches',
  'here-already',
  'no-way-out',
  'no-way-with-load',
  'choose-first',
] as const
export type TableReason = (typeof TABLE_REASONS)[number]

/** Why the clicked cell cannot be chosen, or a key does nothing; the reason stands beside the cell. */
export interface Why {
  readonly cell: Cell
  readonly refusal: JackalRefusal | TableReason
}

/** The intent of the player at this screen. The host knows nothing of it before a move is sent. */
export interface IntentState extends Selection {
  /**
   * True if the chosen piece was not chosen by the player: it moved last. A click that means another piece chooses that
   * piece at once.
   */
  readonly kept: boolean
  /** For each team the piece that moved last; null once its ship did. */
  readonly moved: Readonly<Partial<Record<TeamId, PieceId | null>>>
  /** The load of each piece on its last move: the piece keeps it as long as it can. */
  readonly carried: Readonly<Partial<Record<PieceId, Load>>>
  /** The piece that the player plans with while others move. */
  readonly planned: Selected | null
  readonly hovered: Cell | null
  /** The keyboard's cursor; null until an arrow key is pressed. */
  readonly cursor: Cell | null
  /**
   * Set when the cursor is the aim of a flat table: the brass button goes there, so it lasts for one question only.
   */
  readonly isAimed: boolean
  readonly prompt: Prompt | null
  readonly why: Why | null
  /** The order in which the tiles seen from the lighthouse go back; null while there is no such question. */
  readonly order: readonly Cell[] | null
  /** The index of the first of two tiles, seen from the lighthouse, that change places. */
  readonly picked: number | null
  /** The coach's layout, one move after the other; it is valid until another choice or pointing. */
  readonly laid: readonly JackalMove[]
}

/** The result of a gesture. */
export type Reaction = ReactionOf<IntentState, JackalMove>

export const IDLE_INTENT: IntentState = {
  asked: null,
  view: null,
  selected: null,
  kept: false,
  moved: {},
  carried: {},
  planned: null,
  carry: null,
  bottle: false,
  first: null,
  hovered: null,
  cursor: null,
  isAimed: false,
  prompt: null,
  why: null,
  order: null,
  picked: null,
  laid: [],
}

/** Returns the decision asked of the acting seat; null at the start of a turn. */
export function decisionOf({ asked, view }: Pick<Selection, 'asked' | 'view'>): Decision | null {
  return asked && view ? view.decision : null
}

/** A gesture without effect. */
export const NOTHING: Reaction = {}

/** Returns the state after an answer: nothing more can be chosen until the host asks again. */
export function sent(moves: readonly JackalMove[]): Reaction {
  return { send: moves, patch: { asked: null, prompt: null, why: null, first: null, order: null, picked: null } }
}
