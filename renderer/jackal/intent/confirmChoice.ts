import { useIntent } from './intent.ts'

/** Answers the only choice beside a cell, finishes the lighthouse, else acts as a click on the cursor's cell. */
export function confirmChoice(): void {
  const state = useIntent.getState()
  const [only, second] = state.prompt?.moves ?? []
  if (only && !second) state.choose(only.move)
  else if (state.order && state.cursor === null) state.finishArranging()
  else state.confirm()
}
