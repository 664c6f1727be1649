import { bindQuestions } from '../../host/questions.ts'
import { isJackalView } from '../view.ts'
import { sendMovesTo, useIntent } from './intent.ts'
import { IDLE_INTENT } from './intentState.ts'

/** Connects the player's intent to the session. Returns a function that disconnects it. */
export function bindIntent(): () => void {
  return bindQuestions({
    isView: isJackalView,
    known: useIntent.getState,
    ask: (asked, view) => useIntent.getState().ask(asked, view),
    forget: () => useIntent.setState(IDLE_INTENT),
    sendMovesTo,
  })
}
