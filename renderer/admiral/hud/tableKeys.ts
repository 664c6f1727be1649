import { CAPTAINS } from '../../../engine/admiral/data/captains.ts'
import { lookAs, useSession } from '../../host/session.ts'
import { isShared } from '../../host/viewer.ts'
import type { TableKeys } from '../../input/useTableKeys.ts'
import { openSheet } from '../../ui/screens.ts'
import { useIntent } from '../intent/intent.ts'
import { confirmAssignment, dealAtRandom } from './captains/AssignPanel.tsx'
import { useAssigning } from './captains/assigning.ts'
import { ORDER_LETTERS, type OrderLetter, performLetter } from './orders/orderKeys.ts'

type Letter = OrderLetter | 'danger' | 'captains' | 'endTurn' | 'hide'

const assigning = () => useAssigning.getState().seat !== null

/**
 * Arrows steer or point, Enter acts, digits choose, letters give orders. While captains are given out a digit takes a
 * card, the next gives it; G deals at random, C clears.
 */
export const ADMIRAL_KEYS: TableKeys<Letter> = {
  letters: { ...ORDER_LETTERS, KeyD: 'danger', KeyK: 'captains', KeyE: 'endTurn', KeyH: 'hide' },
  cursor: (east, north) => useIntent.getState().arrow(east, north),
  digit: (n) => (assigning() ? assignByNumber(n) : useIntent.getState().digit(n)),
  next: (step) => useIntent.getState().nextUnit(step),
  confirm: () => (assigning() ? confirmAssignment() : useIntent.getState().confirm()),
  cancel: () => (assigning() ? putDown() : useIntent.getState().cancel()),
  letter: (letter) => (assigning() ? assignByLetter(letter) : perform(letter)),
}

function perform(letter: Letter): void {
  if (letter === 'danger') useIntent.getState().toggleDanger()
  else if (letter === 'captains') openSheet({ name: 'own' })
  else if (letter === 'endTurn') useIntent.getState().finishAll()
  else if (letter === 'hide') hide()
  else performLetter(letter)
}

function assignByLetter(letter: Letter): void {
  if (letter === 'salvo') dealAtRandom()
  else if (letter === 'captain') useAssigning.getState().clear()
  else if (letter === 'hide' || letter === 'captains' || letter === 'danger') perform(letter)
}

/** The first digit takes a captain in hand, the second gives him to a ship. */
function assignByNumber(n: number): void {
  const { held, ships, hold, give } = useAssigning.getState()
  const [captain, ship] = [CAPTAINS[n - 1], ships[n - 1]]
  if (held === null && captain) hold(captain)
  else if (held !== null && ship) give(ship.id)
}

function putDown(): boolean {
  const { held, hold } = useAssigning.getState()
  if (held) hold(held)
  return held !== null
}

/** Lets the curtain fall while one thinks. */
export function hide(): void {
  const { match, viewer } = useSession.getState()
  if (match && isShared(match.seats) && viewer !== 'spectator') void lookAs('spectator')
}
