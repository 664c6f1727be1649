import { chosenAction } from './chosenAction.ts'
import { useIntent } from './intent.ts'
import { laidMove } from './layingOut.ts'

/** Plays what is laid out as it was, answers the only choice beside a cell, finishes the lighthouse, presses the chosen button, else acts as a click on the cursor's cell. */
export function confirmChoice(): void {
  const state = useIntent.getState()
  const [only, second] = state.prompt?.moves ?? []
  const action = chosenAction(state)
  const laid = laidMove(state)
  if (laid) state.choose(laid)
  else if (only && !second) state.choose(only.move)
  else if (state.order && state.cursor === null) state.finishArranging()
  else if (action) state.choose(action.move)
  else state.confirm()
}
