/** What a gesture leads to: a change of the intent, moves to send, or neither. */
export interface ReactionOf<State, Move> {
  readonly patch?: Partial<State>
  readonly send?: readonly Move[]
}

type Send<Move> = (moves: readonly Move[]) => void

/** Carries out what gestures lead to, for the intent of one game. */
export interface Reactions<State, Move> {
  /** Says where chosen moves go; until then they go nowhere. */
  sendMovesTo(receiver: Send<Move>): void
  /** Changes a store and sends moves as a reaction says. False for null: there was nothing to react to. */
  carryOut(set: (patch: Partial<State>) => void, reaction: ReactionOf<State, Move> | null): boolean
}

/** The reactions of one game's intent, with their own receiver of moves. */
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
