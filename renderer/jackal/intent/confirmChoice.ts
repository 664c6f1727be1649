import { chosenAction } from './chosenAction.ts'
import { useIntent } from './intent.ts'

/** Answers the only choice beside a cell, plays what the coach has laid out, finishes the lighthouse, presses the chosen button, else acts as a click on the cursor's cell. */
export function confirmChoice(): void {
  const state = useIntent.getState()
  const [only, second] = state.prompt?.moves ?? []
  const action = chosenAction(state)
  if (only && !second) state.choose(only.move)
  else if (state.playLaid()) return
  else if (state.order && state.cursor === null) state.finishArranging()
  else if (action) state.choose(action.move)
  else state.confirm()
}
