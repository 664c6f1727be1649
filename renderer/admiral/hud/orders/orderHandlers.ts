import type { ADMIRAL } from '../../commands.ts'
import { useIntent } from '../../intent/intent.ts'
import { canOrder } from '../../intent/orders.ts'
import { offerOf } from '../../intent/targets.ts'

const intent = () => useIntent.getState()

/** The handler of each order. In an offer, `finish` declines it. */
export const ORDER_HANDLERS: Readonly<Record<keyof typeof ADMIRAL.commands, () => void>> = {
  turn: () => (intent().course ? intent().nextHeading() : intent().order('turn')),
  fire: () => (offerOf(intent()) ? intent().attack() : intent().order('fire')),
  board: () => intent().order('board'),
  repair: () => intent().order('repair'),
  captain: () => intent().order('captain'),
  finish: () => (offerOf(intent()) ? intent().choose({ kind: 'decline' }) : intent().order('finish')),
  aim: () => intent().setAim(intent().aim === 'hull' ? 'sails' : 'hull'),
  helped: () => intent().toggleCaptain(),
  salvo: () => intent().gather(),
  'end-turn': () => intent().finishAll(),
}

/**
 * Handles a pad's button of the guns, which has none for details: in an open choice it changes where the guns aim, else
 * whether the captain helps.
 */
export function fireByPad(): void {
  const state = intent()
  const { prompt, course, aim } = state
  if (!offerOf(state) && prompt?.kind === 'fire') state.setAim(aim === 'hull' ? 'sails' : 'hull')
  else if (!offerOf(state) && (prompt || course)) state.toggleCaptain()
  else ORDER_HANDLERS.fire()
}

/** Handles a pad's confirming button: where nothing is aimed at, the selected ship turns on the spot if it can. */
export function confirmByPad(): void {
  const state = intent()
  const { isAimed, course, prompt, why } = state
  const isIdle = !isAimed && !course && !prompt && !why && !offerOf(state)
  if (isIdle && canOrder(state, 'turn')) state.order('turn')
  else state.confirm()
}
