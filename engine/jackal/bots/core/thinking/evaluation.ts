import { SIDE_COUNT } from '../../sides.ts'
import { type Core, cellOf, isFighter, look, type PieceNumber, sideOfTeam, teamOf } from '../core.ts'
import { BOTTLE_STORE, GOLD, PIECES, RESULT } from '../layout.ts'
import { addBoat } from './boat.ts'
import { CoreChart } from './chart.ts'
import { addLooseGold } from './looseGold.ts'
import { worthOfPiece } from './pieceWorth.ts'
import { freshnessAtHand, WORTH } from './worth.ts'

/** The worth of each side, in tenths of a coin; its memory is reused. */
const VALUES = new Float64Array(SIDE_COUNT)
const FIGHTERS = new Int32Array(SIDE_COUNT)
let chart = new CoreChart(0)

/**
 * Returns how good a position is for the side of a seat against the best other side, in tenths of a coin brought home.
 * It reads only open tiles, and closed tiles that this seat has seen.
 *
 * @param seat the index of the seat in the order of play
 * @param fresh the present worth of gold ashore, see `freshness`: of the position from which the search started
 */
export function evaluateCore(core: Core, seat: number, fresh: number): number {
  const side = sideOfTeam(core, core.frame.seatOf.indexOf(seat))
  worthOfSides(core, seat, fresh)
  if (core.get(RESULT) === 0) return leadOf(core, side)
  return leadOf(core, side) + (hasWon(core, side) ? WORTH.won : -WORTH.won)
}

/**
 * Returns the worth of a position for each side, by number, as seen by a seat; after the end of the match only the gold
 * aboard. The next call overwrites it.
 */
export function worthOfSides(core: Core, seat: number, fresh: number): Float64Array {
  const { ground } = core.frame
  VALUES.fill(0)
  addHolds(core)
  if (core.get(RESULT) !== 0) return VALUES
  if (chart.cells !== ground.cells) chart = new CoreChart(ground.cells)
  chart.drawWanted(core)
  addLooseGold(core, seat, chart, fresh, VALUES)
  addCrews(core, WORTH.held * freshnessAtHand(fresh))
  addBoat(core, VALUES)
  return VALUES
}

function add(side: number, worth: number): void {
  VALUES[side] = (VALUES[side] as number) + worth // one per side, as below
}

/** Adds the gold aboard: whole coins, so that sums are exact. */
function addHolds(core: Core): void {
  for (let team = 0; team < core.frame.teams.length; team++) {
    add(sideOfTeam(core, team), core.get(GOLD + team) * WORTH.coin)
  }
}

/** Returns whether a side wins a match that is over: it has the most gold. */
function hasWon(core: Core, side: number): boolean {
  for (let team = 0; team < core.frame.teams.length; team++) {
    if ((VALUES[sideOfTeam(core, team)] as number) > (VALUES[side] as number)) return false
  }
  return true
}

function addCrews(core: Core, held: number): void {
  FIGHTERS.fill(0)
  const pieces = core.get(PIECES)
  for (let piece: PieceNumber = 0; piece < pieces; piece++) {
    if (cellOf(core, piece) < -1) continue
    const team = teamOf(core, piece)
    add(sideOfTeam(core, team), worthOfPiece(core, piece, chart, held))
    if (isFighter(core, piece)) FIGHTERS[team] = look(FIGHTERS, team) + 1
  }
  for (let team = 0; team < core.frame.teams.length; team++) {
    const crew = WORTH.crew[Math.min(WORTH.crew.length - 1, look(FIGHTERS, team))] ?? 0
    add(sideOfTeam(core, team), crew)
    add(sideOfTeam(core, team), WORTH.bottle * Math.min(WORTH.bottles, core.get(BOTTLE_STORE + team)))
  }
}

/** Returns the lead of a side over the best other side; 0 for the only side. */
function leadOf(core: Core, side: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let team = 0; team < core.frame.teams.length; team++) {
    const other = sideOfTeam(core, team)
    if (other !== side) best = Math.max(best, VALUES[other] as number)
  }
  return (VALUES[side] as number) - (best === Number.NEGATIVE_INFINITY ? 0 : best)
}
