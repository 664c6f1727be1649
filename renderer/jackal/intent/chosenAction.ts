import { decisionOf, type IntentState } from './intentState.ts'
import { actionsOf, type Choice } from './targets.ts'

type Question = Pick<IntentState, 'asked' | 'view' | 'selected' | 'cursor' | 'laid'>

/**
 * Returns the move whose button Enter presses: the coach's layout, else the first if only buttons answer; an offer to
 * end the match is declined. Null if Enter means a cell.
 */
export function chosenAction(state: Question): Choice | null {
  const { asked, cursor, laid } = state
  const actions = actionsOf(state)
  const isLaid = ({ move }: Choice) => cursor === null && JSON.stringify(move) === JSON.stringify(laid[0])
  const advised = actions.find(isLaid)
  if (advised || !asked || actions.length < asked.moves.length) return advised ?? null
  const refuses = decisionOf(state)?.kind === 'endOffer'
  return actions.find(({ move }) => !refuses || move.kind === 'decline') ?? null
}
