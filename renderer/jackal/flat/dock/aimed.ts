import { loadedFirst } from '../../intent/cellRules.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { type Choice, isFatal, type Target, targetAt } from '../../intent/targets.ts'

/** What the brass button can do with the cell aimed at. */
export interface Aimed {
  readonly target: Target
  /** Several outcomes, those with a load first; empty where there is only one. */
  readonly choices: readonly Choice[]
}

/** What may be done at the cell aimed at; null while that is nothing. */
export function aimedAt(intent: IntentState): Aimed | null {
  const { cursor } = intent
  const target = cursor === null ? null : targetAt(intent, cursor)
  if (!target) return null
  return { target, choices: target.moves.length > 1 ? loadedFirst(target.moves) : [] }
}

/** What cannot be taken back is asked about once more: death, the exchange of an earthquake, a spent bottle. */
export function isGrave(moves: readonly Choice[]): boolean {
  return moves.length === 1 || (moves.length > 0 && moves.every(isFatal))
}
