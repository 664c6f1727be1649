import { cellAt } from '../../../engine/sea-battle/cells.ts'
import type { Translate } from '../../i18n/t.ts'
import { type PlacementState, slotOn } from './berthing.ts'
import { formCount } from './shapes.ts'

/** Returns why a key does nothing while a fleet is laid out; null if it does something. */
type WhyNot = (state: PlacementState, t: Translate) => string | null

/** Returns the reason if no ship is in hand: then there is nothing to turn, bend or put back. */
export const whyNothingHeld: WhyNot = ({ held }, t) => (held ? null : t('place.vain.take'))

export const whyNoTurn: WhyNot = (state, t) =>
  whyNothingHeld(state, t) ?? (lengthHeld(state) > 1 ? null : t('place.vain.turn'))

export const whyNoShape: WhyNot = (state, t) => {
  const { shapes } = state.options
  const hasOthers = formCount(lengthHeld(state), shapes) > 1
  return whyNothingHeld(state, t) ?? (hasOthers ? null : t(`place.vain.${shapes}`))
}

/** Returns the reason why the battle cannot begin yet: it waits until every ship is in place. */
export const whyNoBattle: WhyNot = ({ held, slots }, t) => {
  if (held) return t('place.vain.lay')
  const n = slots.filter(({ berth }) => berth === null).length
  return n === 0 ? null : t('place.vain.left', { n })
}

export const whyNoneLeft: WhyNot = ({ held, slots }, t) =>
  held || slots.some(({ berth }) => berth === null) ? null : t('place.vain.all')

/**
 * Returns the reason if Enter finds nothing to do: no ship in hand to lay, and none to take at the keyboard's square or
 * from the harbour.
 */
export const whyNothingToTake: WhyNot = (state, t) => {
  const [east, south] = state.cursor ?? [4, 5]
  return slotOn(state, cellAt(east, south)) < 0 ? whyNoneLeft(state, t) : null
}

function lengthHeld({ held, slots }: PlacementState): number {
  return slots[held?.slot ?? -1]?.length ?? 1
}
