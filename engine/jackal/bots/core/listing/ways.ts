import type { Cell } from '../../../types.ts'
import { passesSettingOut } from '../barriers.ts'
import { codeOf, GO, type MoveCode, type MoveList, withLoad } from '../codes.ts'
import { type Core, friendsOf, look, type PieceNumber } from '../core.ts'
import { BOAT_IN_HAND, COIN, PRIZE } from '../layout.ts'
import { EMPTY_HANDED, LADEN, type Passes, PERHAPS, passesPlainly, WITH_BOAT, WITH_GOLD } from '../passes.ts'

/** Lists a step to one cell, with empty hands and with each load that may be brought there. */
export function listWay(
  core: Core,
  list: MoveList,
  piece: PieceNumber,
  at: Cell,
  to: Cell,
  loads: number,
  bottle: number,
): void {
  addGoes(list, codeOf(GO, piece, to) | bottle, passesSettingOut(core, piece, at, to), loads)
}

/** Lists steps to the neighbours of a tile. */
export function listAround(
  core: Core,
  list: MoveList,
  piece: PieceNumber,
  at: Cell,
  loads: number,
  bottle: number,
): void {
  const { around } = core.frame.ground
  const friends = friendsOf(core, piece)
  for (let i = 8 * at; i < 8 * at + 8; i++) {
    const to = look(around, i)
    if (to < 0) continue
    const passes = passesPlainly(core, friends, to)
    addGoes(
      list,
      codeOf(GO, piece, to) | bottle,
      passes === PERHAPS ? passesSettingOut(core, piece, at, to) : passes,
      loads,
    )
  }
}

/** Adds a move for each allowed load. */
function addGoes(list: MoveList, code: MoveCode, passes: Passes, loads: number): void {
  if ((passes & EMPTY_HANDED) !== 0) list.add(code)
  if (loads === 0 || (passes & LADEN) === 0) return
  if ((passes & WITH_GOLD) !== 0) {
    if ((loads & (1 << COIN)) !== 0) list.add(withLoad(code, COIN))
    if ((loads & (1 << PRIZE)) !== 0) list.add(withLoad(code, PRIZE))
  }
  if ((passes & WITH_BOAT) !== 0 && (loads & (1 << BOAT_IN_HAND)) !== 0) list.add(withLoad(code, BOAT_IN_HAND))
}
