import { seaOf, seasOf } from '../../../geometry/islands.ts'
import { laneOf } from '../../../geometry/shores.ts'
import { type Cell, SIDES } from '../../../types.ts'
import {
  type Core,
  cellOf,
  firstOf,
  kindOf,
  look,
  type PieceSet,
  sideOfTeam,
  type TeamNumber,
  tileOf,
} from '../core.ts'
import { LOADS, SENDS_HOME, WAY } from '../kinds.ts'
import { AFLOAT, ASHORE, BOAT, BOAT_SIDES, BOAT_TEAM, CREW, NO_BOAT, PREACHER, SHIP, UNPLACED_AT } from '../layout.ts'
import { Marks, MOST_CELLS } from '../marks.ts'
import { isBoatWater } from '../rowing.ts'
import { isLaden } from '../swapping.ts'
import { findWaysFrom, wayFrom } from '../waysFrom.ts'

/** Cells where a ship of a side, or its lifeboat, may lie. */
const HARBOUR = new Marks()
const REACHED = new Marks()
const QUEUE = new Int32Array(MOST_CELLS)

/**
 * Returns whether any side could bring gold home once every tile is open: the rest of `canGoldBeWon` of the rules
 * (J-END).
 */
export function canAnybodyFetchGold(core: Core): boolean {
  const { sideOf } = core.frame
  for (let team = 0; team < sideOf.length; team++) {
    const side = look(sideOf, team)
    if (sideOf.indexOf(side) === team && canFetchGold(core, side)) return true
  }
  return false
}

/**
 * Returns whether a side could bring gold home. The teams of a side have the same harbours, so they are checked
 * together.
 */
function canFetchGold(core: Core, side: number): boolean {
  const carriers = carriersOf(core, side)
  if (carriers === 0) return false
  markHarbour(core, side)
  const reached = flood(core, startFrom(core, carriers), false)
  let laden = 0
  for (let i = 0; i < reached; i++) {
    const cell = look(QUEUE, i)
    if (isLaden(core, tileOf(core, cell))) QUEUE[laden++] = cell
  }
  REACHED.clear()
  for (let i = 0; i < laden; i++) REACHED.add(look(QUEUE, i))
  return leadsHome(core, flood(core, laden, true))
}

/** Returns the pieces of those teams of a side that have a piece left that carries loads. */
function carriersOf(core: Core, side: number): PieceSet {
  const { sideOf } = core.frame
  let carriers = 0
  for (let team = 0; team < sideOf.length; team++) {
    if (look(sideOf, team) === side && hasCarrier(core, team)) carriers |= core.get(CREW + team)
  }
  return carriers
}

function hasCarrier(core: Core, team: TeamNumber): boolean {
  for (let left = core.get(CREW + team) & ~core.get(PREACHER); left !== 0; left &= left - 1) {
    if (cellOf(core, firstOf(left)) >= UNPLACED_AT) return true
  }
  return false
}

function markHarbour(core: Core, side: number): void {
  const { board, roams, shoreOf, sideOf } = core.frame
  HARBOUR.clear()
  for (let team = 0; team < sideOf.length; team++) {
    if (look(sideOf, team) !== side) continue
    const shore = SIDES[look(shoreOf, team)] ?? 'S'
    const ship = core.get(SHIP + team)
    const berths = roams ? (ship === UNPLACED_AT ? seasOf(board).flat() : seaOf(board, ship)) : laneOf(board, shore)
    for (const cell of berths) HARBOUR.add(cell)
  }
  if (core.get(BOAT) !== NO_BOAT) markBoatWaters(core, side)
}

/** Marks the cells where the lifeboat may lie: in its waters, or wherever it may still be launched (J-BOAT). */
function markBoatWaters(core: Core, side: number): void {
  const { cells, swimmable } = core.frame.ground
  if (core.get(BOAT) === AFLOAT && sideOfTeam(core, core.get(BOAT_TEAM)) !== side) return
  for (let cell = 0; cell < cells; cell++) {
    const mayLie =
      core.get(BOAT) === ASHORE ? look(swimmable, cell) === 1 : isBoatWater(core, cell, core.get(BOAT_SIDES))
    if (mayLie) HARBOUR.add(cell)
  }
}

/** Starts the queue with the cells of pieces on land, and with the landing cells. */
function startFrom(core: Core, carriers: PieceSet): number {
  const { around, cells, ground } = core.frame.ground
  REACHED.clear()
  let count = 0
  const start = (cell: Cell) => {
    if (REACHED.has(cell)) return
    REACHED.add(cell)
    QUEUE[count++] = cell
  }
  for (let left = carriers; left !== 0; left &= left - 1) {
    const at = cellOf(core, firstOf(left))
    if (at >= 0 && tileOf(core, at) !== 0) start(at)
  }
  for (let cell = 0; cell < cells; cell++) {
    if (!HARBOUR.has(cell)) continue
    for (let i = 8 * cell; i < 8 * cell + 8; i++) {
      const next = look(around, i)
      if (next >= 0 && look(ground, next) !== 0) start(next)
    }
  }
  return count
}

/** Spreads from the cells in the queue over tiles; returns the new length of the queue. */
function flood(core: Core, started: number, laden: boolean): number {
  let count = started
  for (let i = 0; i < count; i++) {
    const ways = findWaysFrom(core, look(QUEUE, i))
    for (let w = 0; w < ways; w++) {
      const to = wayFrom(w)
      if (to < 0 || REACHED.has(to)) continue
      const tile = tileOf(core, to)
      if (tile === 0 || (laden && look(LOADS, kindOf(tile)) !== 0)) continue
      REACHED.add(to)
      QUEUE[count++] = to
    }
  }
  return count
}

/** Returns whether some cell of the queue leads aboard. */
function leadsHome(core: Core, count: number): boolean {
  for (let i = 0; i < count; i++) {
    const cell = look(QUEUE, i)
    if (look(WAY, kindOf(tileOf(core, cell))) === SENDS_HOME) return true
    const ways = findWaysFrom(core, cell)
    for (let w = 0; w < ways; w++) if (wayFrom(w) >= 0 && HARBOUR.has(wayFrom(w))) return true
  }
  return false
}
