import type { Letters } from '../../../input/keys.ts'
import { salvoMates } from '../../intent/gunneryRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import type { Order } from '../../intent/orders.ts'
import { offerOf } from '../../intent/targets.ts'

/** Keys of orders, and of what is chosen with them; the rest of a table's keys are the same in every game. */
export type OrderLetter = Exclude<Order, 'sail'> | 'aim' | 'helped' | 'salvo'

export const ORDER_LETTERS: Letters<OrderLetter> = {
  KeyR: 'turn',
  KeyF: 'fire',
  KeyB: 'board',
  KeyP: 'repair',
  KeyC: 'captain',
  KeyX: 'finish',
  KeyA: 'aim',
  KeyU: 'helped',
  KeyG: 'salvo',
}

/** The key that a letter is written with, as a cap shows it. */
export const KEY_OF = Object.fromEntries(
  Object.entries(ORDER_LETTERS).map(([code, letter]) => [letter, code.replace('Key', '')]),
) as Readonly<Record<OrderLetter, string>> // each letter has its key

/** Does what a letter stands for. In an offer, finishing declines it. */
export function performLetter(letter: OrderLetter): void {
  const intent = useIntent.getState()
  switch (letter) {
    case 'turn':
      return intent.course ? intent.nextHeading() : intent.order('turn')
    case 'fire':
      return offerOf(intent) ? intent.attack() : intent.order('fire')
    case 'finish':
      return offerOf(intent) ? intent.choose({ kind: 'decline' }) : intent.order('finish')
    case 'board':
    case 'repair':
    case 'captain':
      return intent.order(letter)
    case 'aim':
      return intent.setAim(intent.aim === 'hull' ? 'sails' : 'hull')
    case 'helped':
      return intent.toggleCaptain()
    case 'salvo':
      return gather(intent)
    default:
      return letter satisfies never
  }
}

/** Everybody who bears joins with all shots, or nobody. */
function gather(state: IntentState): void {
  const { setVolley } = useIntent.getState()
  const isGathered = state.salvo.length > 0
  for (const { ship, shots } of salvoMates(state)) setVolley(ship, isGathered ? 0 : shots)
}
