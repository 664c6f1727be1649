/** The result of a gesture: a change of the intent, moves to send, or neither. */
export interface ReactionOf<State, Move> {
  readonly patch?: Partial<State>
  readonly send?: readonly Move[]
}

type Send<Move> = (moves: readonly Move[]) => void

/** Applies reactions for the intent of one game. */
export interface Reactions<State, Move> {
  /** Sets the receiver of chosen moves; without one they are dropped. */
  sendMovesTo(receiver: Send<Move>): void
  /** Changes a store and sends moves as a reaction says. Returns false for null. */
  carryOut(set: (patch: Partial<State>) => void, reaction: ReactionOf<State, Move> | null): boolean
}

/** Creates the reactions of one game's intent, with a receiver of their own. */
export function openReactions<State, Move>(): Reactions<State, Move> {
  let send: Send<Move> = () => {}
  return {
    sendMovesTo(receiver) {
      send = receiver
    },
    carryOut(set, reaction) {
      if (reaction?.patch) set(reaction.patch)
      if (reaction?.send) send(reaction.send)
      return reaction !== null
    },
  }
}
