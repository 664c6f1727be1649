import type { Cell, Decision, JackalMove, JackalRefusal, Load, PieceId, TeamId } from '../../../engine/jackal/types.ts'
import type { ReactionOf } from '../../host/reactions.ts'
import type { Choice, Selected, Selection } from './targets.ts'

/** Several outcomes at one cell, or a single one that needs a second click. */
export interface Prompt {
  readonly cell: Cell
  readonly moves: readonly Choice[]
  /** Those of whom one is to go there, where that is asked first; `moves` is empty then. */
  readonly who?: readonly Selected[]
}

/** Why a gesture leads to nothing, where no rule of the engine is asked. */
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

/** What the player at this screen is about to do. Nothing of it is known to the host before a move is sent. */
export interface IntentState extends Selection {
  /** The chosen one was not chosen by the player: he moved last. A click that means another takes that one at once. */
  readonly kept: boolean
  /** Of each team the piece that moved last; null once its ship did. */
  readonly moved: Readonly<Partial<Record<TeamId, PieceId | null>>>
  /** What each piece took along on its last move: it goes on with it as long as it can. */
  readonly carried: Readonly<Partial<Record<PieceId, Load>>>
  /** Whoever is thought about while others move. */
  readonly planned: Selected | null
  readonly hovered: Cell | null
  /** Where the keyboard points; null until an arrow key is pressed. */
  readonly cursor: Cell | null
  /** The cursor is where a flat table is aimed at: the brass button goes there, so it lasts for one question alone. */
  readonly isAimed: boolean
  readonly prompt: Prompt | null
  readonly why: Why | null
  /** The order in which the tiles seen from the lighthouse go back; null while none is asked. */
  readonly order: readonly Cell[] | null
  /** Place of the first of two of these tiles that change places. */
  readonly picked: number | null
  /** What the coach has laid out, one move after the other; it counts as long as nothing else is chosen or pointed at. */
  readonly laid: readonly JackalMove[]
}

/** What a gesture leads to. */
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

/** The decision asked of the acting seat; null at the start of a turn. */
export function decisionOf({ asked, view }: Pick<Selection, 'asked' | 'view'>): Decision | null {
  return asked && view ? view.decision : null
}

/** A gesture that means nothing now. */
export const NOTHING: Reaction = {}

/** What was asked is answered: nothing more can be chosen until the host asks again. */
export function sent(moves: readonly JackalMove[]): Reaction {
  return { send: moves, patch: { asked: null, prompt: null, why: null, first: null, order: null, picked: null } }
}
