import { loadedFirst } from '../../intent/cellRules.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { type Choice, isFatal, type Target, targetAt } from '../../intent/targets.ts'

/** The actions of the brass button at the aimed cell. */
export interface Aimed {
  readonly target: Target
  /** Several outcomes, those with a load first; empty if there is only one. */
  readonly choices: readonly Choice[]
}

/** Returns the actions at the aimed cell; null if there are none. */
export function aimedAt(intent: IntentState): Aimed | null {
  const { cursor } = intent
  const target = cursor === null ? null : targetAt(intent, cursor)
  if (!target) return null
  return { target, choices: target.moves.length > 1 ? loadedFirst(target.moves) : [] }
}

/**
 * Returns whether a move cannot be undone, so that it needs a confirmation: death, the exchange of an earthquake, a
 * spent bottle.
 */
export function isGrave(moves: readonly Choice[]): boolean {
  return moves.length === 1 || (moves.length > 0 && moves.every(isFatal))
}
