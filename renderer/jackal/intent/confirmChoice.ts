import { chosenAction } from './chosenAction.ts'
import { useIntent } from './intent.ts'
import { type Choice, isFatal } from './targets.ts'

/** Returns the outcome that the golden button and Enter choose: the first that nobody dies of, or the only one. */
export function goldenChoice(moves: readonly Choice[]): Choice | null {
  const [only, another] = moves
  return (only && !another ? only : moves.find((choice) => !isFatal(choice))) ?? null
}

/** Answers what is asked about a cell, plays what the coach has laid out, finishes the lighthouse, presses the chosen button, else acts as a click on the cursor's cell. */
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
