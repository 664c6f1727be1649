import type { Cell } from '../../../types.ts'
import type { MoveList } from '../codes.ts'
import { type Core, firstOf, hereOf, look, type PieceNumber, sideOfTeam, type TeamNumber } from '../core.ts'
import { AFLOAT, ANY_SHIP, BOAT, BOAT_AT, BOAT_SIDES, BOAT_TEAM, SHIP_SHIFT } from '../layout.ts'
import { isBeside } from '../recipients.ts'
import { listWay } from './ways.ts'

/** Lists steps from a ship: straight ahead (J-SHIP), or all around (J-ARCH); and into the boat beside it (J-BOAT). */
export function listLandings(core: Core, list: MoveList, piece: PieceNumber, at: Cell, ship: TeamNumber): void {
  const { ahead, around, cells, ground } = core.frame.ground
  if (!core.frame.roams) {
    listWay(core, list, piece, at, look(ahead, look(core.frame.shoreOf, ship) * cells + at), 0, 0)
  } else {
    for (let i = 8 * at; i < 8 * at + 8; i++) {
      const to = look(around, i)
      if (to >= 0 && look(ground, to) !== 0) listWay(core, list, piece, at, to, 0, 0)
    }
  }
  if (core.get(BOAT) !== AFLOAT || sideOfTeam(core, ship) !== sideOfTeam(core, core.get(BOAT_TEAM))) return
  const boat = core.get(BOAT_AT)
  if (isBeside(core, at, boat)) listWay(core, list, piece, at, boat, 0, 0)
}

/** Lists steps from the launched boat: ashore as from a ship, or aboard a ship of its own side beside it (J-BOAT). */
export function listStepsFromBoat(core: Core, list: MoveList, piece: PieceNumber, at: Cell): void {
  const { ahead, around, cells, ground } = core.frame.ground
  const sides = core.get(BOAT_SIDES)
  if (sides !== 0 && !core.frame.roams) {
    for (let left = sides; left !== 0; left &= left - 1) {
      const to = look(ahead, firstOf(left) * cells + at)
      if (to >= 0 && look(ground, to) === 1) listWay(core, list, piece, at, to, 0, 0)
    }
  } else {
    for (let i = 8 * at; i < 8 * at + 8; i++) {
      const to = look(around, i)
      if (to >= 0 && look(ground, to) !== 0) listWay(core, list, piece, at, to, 0, 0)
    }
  }
  const side = sideOfTeam(core, core.get(BOAT_TEAM))
  for (let i = 8 * at; i < 8 * at + 8; i++) {
    const to = look(around, i)
    const ships = to < 0 ? 0 : (hereOf(core, to) & ANY_SHIP) >> SHIP_SHIFT
    if (ships !== 0 && sideOfTeam(core, firstOf(ships)) === side) listWay(core, list, piece, at, to, 0, 0)
  }
}
