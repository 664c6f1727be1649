import { CAPTAINS } from '../../../engine/admiral/data/captains.ts'
import { openSheet } from '../../app/screens.ts'
import { isShared } from '../../host/eyes.ts'
import { lookAs, useSession } from '../../host/session.ts'
import type { TableKeys } from '../../hud/useTableKeys.ts'
import { useAssigning } from '../assigning.ts'
import { useIntent } from '../intent.ts'
import { confirmAssignment, dealAtRandom } from './AssignPanel.tsx'

type Letter = 'danger' | 'captains' | 'endTurn' | 'hide' | 'random' | 'clear'

const assigning = () => useAssigning.getState().seat !== null

/** Arrows point, Enter acts, digits choose; while captains are given out a digit takes a card, the next gives it. */
export const ADMIRAL_KEYS: TableKeys<Letter> = {
  letters: { KeyD: 'danger', KeyK: 'captains', KeyE: 'endTurn', KeyH: 'hide', KeyG: 'random', KeyC: 'clear' },
  cursor: (east, north) => useIntent.getState().arrow(east, north),
  digit: (n) => (assigning() ? assignByNumber(n) : useIntent.getState().digit(n)),
  next: (step) => useIntent.getState().nextUnit(step),
  confirm: () => (assigning() ? confirmAssignment() : useIntent.getState().confirm()),
  cancel: () => (assigning() ? putDown() : useIntent.getState().cancel()),
  letter: (letter) => ORDERS[letter](),
}

const ORDERS: Readonly<Record<Letter, () => void>> = {
  danger: () => useIntent.getState().toggleDanger(),
  captains: () => openSheet({ name: 'own' }),
  endTurn: () => useIntent.getState().finishAll(),
  hide,
  random: () => assigning() && dealAtRandom(),
  clear: () => assigning() && useAssigning.getState().clear(),
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
