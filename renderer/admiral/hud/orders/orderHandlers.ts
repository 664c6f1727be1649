import type { ADMIRAL } from '../../commands.ts'
import { useIntent } from '../../intent/intent.ts'
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
