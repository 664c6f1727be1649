import type { Cell } from '../../../types.ts'
import { storeFor } from '../bottles.ts'
import { BY_BOTTLE, codeOf, GO, type MoveList, REVIVE } from '../codes.ts'
import { type Core, cellOf, firstOf, hereOf, look, type PieceNumber, teamOf, tileOf } from '../core.ts'
import { canFlyFrom, isHeldBySteps } from '../footing.ts'
import { ANY_SHIP, ANY_VESSEL, SHIP_SHIFT, TRAPPED } from '../layout.ts'
import { loadsWithin } from '../loads.ts'
import { listLandings, listStepsFromBoat } from './ashore.ts'
import { mayRevive } from './revival.ts'
import { listAround, listWay } from './ways.ts'

/** Lists the moves of a piece at the start of its turn. */
export function listPiece(core: Core, list: MoveList, piece: PieceNumber, one: boolean): void {
  const at = cellOf(core, piece)
  if (at < 0) return
  const isTrapped = ((core.get(TRAPPED) >> piece) & 1) === 1
  if (!isTrapped) listWays(core, list, piece, at, 0)
  if (one && list.count > 0) return
  const tile = tileOf(core, at)
  if (
    !core.frame.roams &&
    (isTrapped || isHeldBySteps(core, piece, tile)) &&
    storeFor(core, teamOf(core, piece)) >= 0
  ) {
    listWays(core, list, piece, at, BY_BOTTLE)
  }
  if (mayRevive(core, piece, tile)) list.add(codeOf(REVIVE, piece))
}

function listWays(core: Core, list: MoveList, piece: PieceNumber, at: Cell, bottle: number): void {
  const tile = tileOf(core, at)
  if (tile === 0) return listFromSea(core, list, piece, at, bottle)
  const loads = loadsWithin(core, piece, at, tile)
  if (isHeldBySteps(core, piece, tile)) {
    if (bottle === 0) return listWay(core, list, piece, at, at, loads, bottle)
  } else if (canFlyFrom(tile)) return listFlights(core, list, piece, at, loads, bottle)
  listAround(core, list, piece, at, loads, bottle)
}

function listFromSea(core: Core, list: MoveList, piece: PieceNumber, at: Cell, bottle: number): void {
  const here = hereOf(core, at)
  if ((here & ANY_SHIP) !== 0) listLandings(core, list, piece, at, firstOf((here & ANY_SHIP) >> SHIP_SHIFT))
  else if ((here & ANY_VESSEL) !== 0) listStepsFromBoat(core, list, piece, at)
  else listSwims(core, list, piece, at, bottle)
}

/** Lists steps to the sea cells around, and to vessels and swimmers there; most of these cells are free. */
function listSwims(core: Core, list: MoveList, piece: PieceNumber, at: Cell, bottle: number): void {
  const { around, ground, swimmable } = core.frame.ground
  for (let i = 8 * at; i < 8 * at + 8; i++) {
    const to = look(around, i)
    if (to < 0 || look(ground, to) !== 0) continue
    if (hereOf(core, to) !== 0) listWay(core, list, piece, at, to, 0, bottle)
    else if (look(swimmable, to) === 1) list.add(codeOf(GO, piece, to) | bottle)
  }
}

/** Lists steps from an unused airplane: any other tile by air, the sea on foot (J-AIRPLANE). */
function listFlights(core: Core, list: MoveList, piece: PieceNumber, at: Cell, loads: number, bottle: number): void {
  const { around, ground, land } = core.frame.ground
  for (let i = 0; i < land.length; i++) {
    const to = look(land, i)
    if (to !== at) listWay(core, list, piece, at, to, loads, bottle)
  }
  for (let i = 8 * at; i < 8 * at + 8; i++) {
    const to = look(around, i)
    if (to >= 0 && look(ground, to) !== 1) listWay(core, list, piece, at, to, loads, bottle)
  }
}
