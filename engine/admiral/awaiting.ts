import type { AdmiralState, TeamId } from './types.ts'

/**
 * Returns the seats that must decide now: several while captains are assigned, otherwise one, and none once the match
 * is over.
 */
export function awaiting(state: AdmiralState): readonly TeamId[] {
  if (state.result) return []
  if (state.assigning.length > 0) return state.assigning
  return [state.offer?.to ?? state.turn]
}
