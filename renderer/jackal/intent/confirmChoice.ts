import { chosenAction } from './chosenAction.ts'
import { useIntent } from './intent.ts'
import { type Choice, isFatal } from './targets.ts'

/** Returns the outcome that the golden button and Enter choose: the first one without a death, or the only one. */
export function goldenChoice(moves: readonly Choice[]): Choice | null {
  const [only, another] = moves
  return (only && !another ? only : moves.find((choice) => !isFatal(choice))) ?? null
}

/**
 * Answers the question about a cell, plays the coach's layout, finishes the lighthouse, presses the chosen button, else
 * clicks the cursor's cell.
 */
export function confirmChoice(): void {
  const state = useIntent.getState()
  const golden = goldenChoice(state.prompt?.moves ?? [])
  const action = chosenAction(state)
  if (golden) state.choose(golden.move)
  else if (state.playLaid()) return
  else if (state.order && state.cursor === null) state.finishArranging()
  else if (action) state.choose(action.move)
  else state.confirm()
}
