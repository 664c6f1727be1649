import type { ADMIRAL } from '../../commands.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
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
 * Handles a pad's button of the guns, which has none for turns and details. In an open choice it changes where the guns
 * aim, else whether the captain helps; if no gun bears, the ship turns on the spot.
 */
export function fireByPad(): void {
  const state = intent()
  const { prompt, course, aim, order } = state
  const isOffered = offerOf(state) !== null
  if (!isOffered && prompt?.kind === 'fire') state.setAim(aim === 'hull' ? 'sails' : 'hull')
  else if (!isOffered && (prompt || course)) state.toggleCaptain()
  else if (!isOffered && turnsByPad(state)) order('turn')
  else ORDER_HANDLERS.fire()
}

/** Returns whether a pad's button of the guns turns the selected ship. */
export const turnsByPad = (state: IntentState): boolean => !canOrder(state, 'fire') && canOrder(state, 'turn')
