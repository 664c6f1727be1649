import { parseCell } from '../../engine/admiral/cells.ts'
import { hint } from '../../engine/admiral/foresight.ts'
import { awaiting, legalMoves } from '../../engine/admiral/moves.ts'
import type { AdmiralMove, AdmiralState } from '../../engine/admiral/types.ts'
import { view } from '../../engine/admiral/view.ts'
import { onAsked, onCell, onUnit } from '../admiral/intent/intentRules.ts'
import { IDLE_INTENT, type IntentState, type Reaction } from '../admiral/intent/intentState.ts'

/** An action of a player with the mouse or a key. */
export type Gesture = (state: IntentState) => Reaction | null

/** A player at the table: gestures change the intent, and sent moves are kept. */
export class Player {
  state: IntentState = IDLE_INTENT
  sent: readonly AdmiralMove[] = []

  constructor(seen: AdmiralState, seat?: string) {
    this.look(seen, seat)
  }

  look(seen: AdmiralState, seat: string | undefined = awaiting(seen)[0]): this {
    const known = seat === undefined ? seen : view(seen, seat)
    const moves = seat === undefined ? [] : legalMoves(known, seat).map((move) => ({ move, hint: hint(known, move) }))
    return this.do((state) => onAsked(state, seat === undefined ? null : { seat, moves }, known))
  }

  do(...gestures: readonly Gesture[]): this {
    for (const gesture of gestures) {
      const reaction = gesture(this.state)
      this.state = { ...this.state, ...reaction?.patch }
      if (reaction?.send) this.sent = reaction.send
    }
    return this
  }
}

/** Returns a cell by its name. */
export const at = (name: string) => parseCell(name) ?? 0
/** Clicks a cell. */
export const cell =
  (name: string): Gesture =>
  (state) =>
    onCell(state, at(name))
/** Clicks a ship or fort. */
export const unit =
  (id: string): Gesture =>
  (state) =>
    onUnit(state, id)
