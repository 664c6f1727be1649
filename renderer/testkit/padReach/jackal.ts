import type { JackalMove, JackalState } from '../../../engine/jackal/types.ts'
import { aimedText } from '../../jackal/intent/aimedText.ts'
import { JACKAL_AIMING } from '../../jackal/intent/aiming.ts'
import { confirmChoice, goldenChoice } from '../../jackal/intent/confirmChoice.ts'
import { sendMovesTo, useIntent } from '../../jackal/intent/intent.ts'
import { decisionOf, IDLE_INTENT } from '../../jackal/intent/intentState.ts'
import { type Asked, actionsOf } from '../../jackal/intent/targets.ts'
import type { DockControl, PadGame } from './search.ts'

type State = ReturnType<typeof useIntent.getState>

const intent = () => useIntent.getState()
let sent: readonly JackalMove[] = []

function next(step: 1 | -1): void {
  JACKAL_AIMING.forget()
  intent().nextPiece(step)
}

/** Returns the choices of the dock: the answers of a question, or the actions. */
function dock(state: State): readonly DockControl[] {
  const { prompt } = state
  const moves = prompt?.moves ?? actionsOf(state)
  const golden = goldenChoice(moves)
  return moves.map((choice, place) => ({
    testId: prompt ? `prompt-${place}` : buttonOf(choice.move, decisionOf(state)?.kind === 'endOffer'),
    press: () => intent().choose(choice.move),
    // the focus enters the dock at the golden button
    ...(choice === golden && { presses: 2 }),
  }))
}

/** Returns the test id of the button that makes a move. */
function buttonOf(move: JackalMove, isEndOffered: boolean): string {
  if (move.kind === 'swear') return move.loud ? 'oath-loud' : 'oath-polite'
  if (move.kind === 'acceptEnd') return 'end-accept'
  if (isEndOffered && move.kind === 'decline') return 'end-decline'
  return move.kind === 'give' ? `action-give-${move.to}` : `action-${move.kind}`
}

/** Jackal as the search plays it. */
export const JACKAL_BY_PAD: PadGame<State> = {
  aiming: JACKAL_AIMING,
  state: intent,
  restore: (state) => useIntent.setState(state),
  key: ({ selected, cursor, prompt, carry, bottle, first, order, picked }) =>
    JSON.stringify([selected, cursor, prompt && [prompt.cell, prompt.who], carry, bottle, first, order, picked]),
  choice: aimedText,
  buttons: {
    south: confirmChoice,
    west: () => intent().toggleCarry(),
    'right-bumper': () => next(1),
    'left-bumper': () => next(-1),
  },
  dock,
  sent: () => {
    const [first] = sent
    sent = []
    const text = JSON.stringify(first)
    return first ? { text, sends: text } : null
  },
}

/**
 * Asks a seat in a position, as at the start of its decision.
 * @param before the state after the last answer
 */
export function askJackal(asked: Asked, view: JackalState, before: Partial<State> = IDLE_INTENT): void {
  sendMovesTo((moves) => {
    sent = moves
  })
  useIntent.setState(before)
  intent().ask({ ...asked }, view)
}

/** Returns the moves of a question, as texts. */
export const wantedInJackal = ({ moves }: Asked): readonly string[] => moves.map(({ move }) => JSON.stringify(move))
