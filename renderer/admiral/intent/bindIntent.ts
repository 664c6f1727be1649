import { bindQuestions } from '../../host/questions.ts'
import { useSession } from '../../host/session.ts'
import { isAdmiralView } from '../view.ts'
import { sendMovesTo, useIntent } from './intent.ts'
import { IDLE_INTENT } from './intentState.ts'
import { isOnlyBluff } from './targets.ts'

/** Connects the player's intent to the session. Returns the function that disconnects it. */
export function bindIntent(): () => void {
  return bindQuestions({
    isView: isAdmiralView,
    known() {
      const { question, fullView } = useIntent.getState()
      return { asked: question, view: fullView }
    },
    ask(asked, view) {
      useIntent.getState().ask(asked, view)
      if (asked && isOnlyBluff(asked) && playsBots(asked.seat)) useIntent.getState().choose({ kind: 'decline' })
    },
    forget: () => useIntent.setState(({ isCovered }) => ({ ...IDLE_INTENT, isCovered })),
    sendMovesTo,
  })
}

/** Returns true if only bots play against a seat: no person could learn a secret from an answer. */
function playsBots(seat: string): boolean {
  const seats = useSession.getState().match?.seats ?? []
  return seats.length > 1 && seats.every((one) => one.seat === seat || one.player.kind === 'bot')
}
