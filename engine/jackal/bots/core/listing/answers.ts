import { ACCEPT_END, codeOf, DECLINE, EXCHANGE, GIVE, GO, LAY_BACK, LOOK_AT, type MoveList, SWEAR } from '../codes.ts'
import { type Core, firstOf, isFriday, isOpen, look, tileOf } from '../core.ts'
import { mayFlyTo } from '../flights.ts'
import {
  ARRANGE,
  ARRIVAL,
  ASKED,
  END_OFFER,
  FIRST,
  LOOKED,
  LOOKED_COUNT,
  MAY_FLY,
  MAY_ROW,
  MOVER,
  OATH,
  ONWARD,
  PEEK,
  SWAP,
  UNCORK,
} from '../layout.ts'
import { ordersOf } from '../orders.ts'
import { recipientsFor } from '../recipients.ts'
import { isSwappable, quakeOf } from '../swapping.ts'
import { findWaysOn, wayOn } from '../ways.ts'
import { listRows } from './ships.ts'
import { listUncorkings } from './uncorkings.ts'

/** Lists the answers to the pending decision. */
export function listAnswers(core: Core, list: MoveList): void {
  switch (core.get(ASKED)) {
    case ONWARD:
      return listOnward(core, list)
    case ARRIVAL:
      return listArrival(core, list)
    case PEEK:
      return listLooks(core, list)
    case ARRANGE:
      return listOrders(core, list)
    case SWAP:
      return listSwaps(core, list)
    case OATH:
      list.add(codeOf(SWEAR, 0, 1))
      list.add(codeOf(SWEAR, 0, 0))
      return
    case UNCORK:
      listUncorkings(core, list)
      list.add(codeOf(DECLINE))
      return
    case END_OFFER:
      list.add(codeOf(ACCEPT_END))
      list.add(codeOf(DECLINE))
  }
}

function listOnward(core: Core, list: MoveList): void {
  const mover = core.get(MOVER)
  const { count } = findWaysOn(core, mover)
  for (let i = 0; i < count; i++) list.add(codeOf(GO, mover, wayOn(i)))
}

/** Lists flying on, rowing on, giving a bottle, and declining. */
function listArrival(core: Core, list: MoveList): void {
  const mover = core.get(MOVER)
  const { land } = core.frame.ground
  if (core.get(MAY_FLY) === 1) {
    for (let i = 0; i < land.length; i++) {
      if (mayFlyTo(core, mover, look(land, i))) list.add(codeOf(GO, mover, look(land, i)))
    }
  }
  if (core.get(MAY_ROW) === 1) listRows(core, list)
  for (let left = recipientsFor(core, mover); left !== 0; left &= left - 1) {
    list.add(codeOf(GIVE, 0, isFriday(core, firstOf(left)) ? 0 : 1))
  }
  list.add(codeOf(DECLINE))
}

function listLooks(core: Core, list: MoveList): void {
  const { land } = core.frame.ground
  for (let i = 0; i < land.length; i++) {
    const cell = look(land, i)
    if (!isOpen(tileOf(core, cell)) && !isLookedAt(core, cell)) list.add(codeOf(LOOK_AT, 0, cell))
  }
}

function isLookedAt(core: Core, cell: number): boolean {
  for (let i = core.get(LOOKED_COUNT) - 1; i >= 0; i--) if (core.get(LOOKED + i) === cell) return true
  return false
}

function listOrders(core: Core, list: MoveList): void {
  const orders = ordersOf(core.get(LOOKED_COUNT)).length
  for (let i = 0; i < orders; i++) list.add(codeOf(LAY_BACK, 0, i))
}

function listSwaps(core: Core, list: MoveList): void {
  const { land } = core.frame.ground
  const quake = quakeOf(core)
  const first = core.get(FIRST)
  for (let i = 0; i < land.length; i++) {
    const cell = look(land, i)
    if (cell !== first && isSwappable(core, cell, quake)) list.add(codeOf(EXCHANGE, 0, cell))
  }
}
