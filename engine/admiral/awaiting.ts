import type { AdmiralState, TeamId } from './types.ts'

/** Seats that must decide now: while captains are assigned all at once, otherwise one; none when the match is over. */
export function awaiting(state: AdmiralState): readonly TeamId[] {
  if (state.result) return []
  if (state.assigning.length > 0) return state.assigning
  return [state.offer?.to ?? state.turn]
}
