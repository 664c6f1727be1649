import type { AdmiralMove, AdmiralState } from '../../../engine/admiral/types.ts'
import { HIDDEN } from '../../../engine/kernel/game.ts'
import { memoizePerObject } from '../../playback/memoizePerObject.ts'
import type { IntentState } from './intentState.ts'
import { type Asked, offerOf } from './targets.ts'
import { withWaiting } from './waiting.ts'

/**
 * The view as all players may see it: cards that do not lie face up are hidden (C-CAPTAINS). The same object for the
 * same view.
 */
export const publicView = memoizePerObject((view: AdmiralState): AdmiralState => {
  return {
    ...view,
    ships: view.ships.map((ship) => (ship.captain === null || ship.shown ? ship : { ...ship, captain: HIDDEN })),
    ashore: view.ashore.map((entry) => (entry.shown ? entry : { ...entry, card: HIDDEN })),
  }
})

type Known = Pick<IntentState, 'question' | 'fullView' | 'isCovered'>

/** Returns what the table shows of a situation and what can be chosen in it; without secrets while they are covered. */
export function situationOf({ question, fullView, isCovered }: Known): Pick<IntentState, 'asked' | 'view'> {
  const view = fullView && isCovered ? publicView(fullView) : fullView
  const asked = question && view ? withWaiting(question, view) : question
  return { view, asked: asked && isCovered ? publicQuestion(asked, view) : asked }
}

/**
 * Returns the choices that other players may see: an answer alone would reveal which captain commands, as would orders
 * with a captain.
 */
function publicQuestion(asked: Asked, view: AdmiralState | null): Asked {
  const isOffered = offerOf({ asked, view }) !== null
  const moves = asked.moves.filter(({ move }) => (isOffered ? move.kind === 'decline' : !usesCaptain(move)))
  return moves.length === asked.moves.length ? asked : { ...asked, moves }
}

function usesCaptain(move: AdmiralMove): boolean {
  return move.kind === 'captain' || ('captain' in move && move.captain === true)
}
