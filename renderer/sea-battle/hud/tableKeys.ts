import { lookAs, useSession } from '../../host/session.ts'
import { isShared } from '../../host/viewer.ts'
import type { TableKeys } from '../../input/useTableKeys.ts'
import { useAim } from '../intent/aim.ts'
import { clearFleet, layAtRandom, putToSea } from '../placement/fleetOrders.ts'
import { usePlacement } from '../placement/placementStore.ts'

type Letter = 'turn' | 'shape' | 'putBack' | 'random' | 'clear' | 'battle' | 'hide'

const placing = () => usePlacement.getState().seat !== null

/** Arrows move the ship in hand or the aim, Enter lays or fires; letters give orders to the fleet. */
export const SEA_BATTLE_KEYS: TableKeys<Letter> = {
  letters: {
    KeyR: 'turn',
    KeyF: 'shape',
    Backspace: 'putBack',
    Delete: 'putBack',
    KeyG: 'random',
    KeyC: 'clear',
    KeyB: 'battle',
    KeyH: 'hide',
  },
  // Ranks are counted from the far edge of the trays: north on the keyboard is a lower rank.
  cursor: (east, north) =>
    placing() ? usePlacement.getState().step(east, -north) : useAim.getState().step(east, -north),
  digit: () => {},
  next: (step) => placing() && usePlacement.getState().next(step),
  confirm: () => {
    if (placing()) usePlacement.getState().confirm()
    else useAim.getState().confirm()
  },
  cancel,
  letter(letter) {
    if (letter === 'hide') hide()
    else if (placing()) ORDERS[letter]()
  },
}

const ORDERS: Readonly<Record<Exclude<Letter, 'hide'>, () => void>> = {
  turn: () => usePlacement.getState().turn(1),
  shape: () => usePlacement.getState().reshape(1),
  putBack: () => {
    const { held, putBack } = usePlacement.getState()
    if (held) putBack(held.slot)
  },
  random: layAtRandom,
  clear: clearFleet,
  battle: putToSea,
}

/** The ship in hand goes back; a refusal that is shown goes away. */
function cancel(): boolean {
  if (placing()) return usePlacement.getState().cancel()
  const { refused } = useAim.getState()
  if (refused !== null) useAim.setState({ refused: null })
  return refused !== null
}

/** Lets the curtain fall while one thinks; a fleet that is being placed would be forgotten. */
function hide(): void {
  const { match, viewer } = useSession.getState()
  if (match && isShared(match.seats) && viewer !== 'spectator' && !placing()) void lookAs('spectator')
}
