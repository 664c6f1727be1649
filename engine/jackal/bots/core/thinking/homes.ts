import { laneOf } from '../../../geometry/shores.ts'
import { type Cell, SIDES } from '../../../types.ts'
import type { SideNumber } from '../../sides.ts'
import { crowFlights, NO_WAY } from '../../ways/crowFlights.ts'
import { sailingFrom } from '../../ways/seaWays.ts'
import { type Core, hereOf, isOpen, kindOf, look, sideOfTeam, type TeamNumber, tileOf } from '../core.ts'
import { SENDS_ALONG, SENDS_LEAPING, SENDS_OVER, WAY } from '../kinds.ts'
import { AFLOAT, ANYBODY, BOAT, BOAT_AT, BOAT_TEAM, FRIDAY, PREACHER, SHIP, UNPLACED_AT } from '../layout.ts'
import { speedOf } from '../listing/roaming.ts'
import { rowTarget } from '../rowing.ts'
import { findWaysFrom, wayFrom } from '../waysFrom.ts'
import type { Land } from './land.ts'
import type { Spread, Turns } from './spread.ts'

/** The turns per cell that a ship sails to meet a piece, and the turns to bring a sailor aboard for it. */
const SAILING = 1.3
const MANNING = 4

/** Starts at all places where a load of a side is home: its ships, their possible cells, its boat, and balloons. */
export function startHomes(core: Core, side: SideNumber, land: Land, spread: Spread): void {
  const { sideOf } = core.frame
  for (let team = 0; team < sideOf.length; team++) if (look(sideOf, team) === side) startBerths(core, team, spread)
  if (core.get(BOAT) === AFLOAT && sideOfTeam(core, core.get(BOAT_TEAM)) === side) startBoat(core, spread)
  for (let i = 0; i < land.homeCount; i++) spread.start(look(land.homes, i), 0)
}

/** Starts at all possible cells of a ship, with the turns that the ship needs to get there. */
function startBerths(core: Core, team: TeamNumber, spread: Spread): void {
  const { board, roams, shoreOf } = core.frame
  const ship = core.get(SHIP + team)
  if (ship === UNPLACED_AT) return
  const manning = isManned(core, ship) ? 0 : MANNING
  spread.start(ship, 0)
  if (roams) {
    const { cells, turns } = sailingFrom(board, ship, speedOf(core, team, ship))
    for (let i = 0; i < cells.length; i++) spread.start(look(cells, i), SAILING * (turns[i] as number) + manning) // one a cell
    return
  }
  const lane = laneOf(board, SIDES[look(shoreOf, team)] ?? 'S')
  const berth = lane.indexOf(ship)
  for (let away = 1; away < lane.length; away++) {
    startBerth(spread, lane[berth - away], away, manning)
    startBerth(spread, lane[berth + away], away, manning)
  }
}

function startBerth(spread: Spread, cell: Cell | undefined, away: number, manning: number): void {
  if (cell !== undefined) spread.start(cell, SAILING * away + manning)
}

function isManned(core: Core, vessel: Cell): boolean {
  return (hereOf(core, vessel) & ANYBODY & ~core.get(PREACHER) & ~core.get(FRIDAY)) !== 0
}

function startBoat(core: Core, spread: Spread): void {
  const boat = core.get(BOAT_AT)
  const turns = SAILING + (isManned(core, boat) ? 0 : MANNING)
  spread.start(boat, 0)
  for (let direction = 0; direction < 8; direction++) {
    const to = rowTarget(core, direction)
    if (to >= 0) spread.start(to, turns)
  }
}

/** Returns the turns that an estimate adds if no way leads home; they depend on the share of closed tiles. */
const doubtFor = (closed: number): number => 4 + 20 * (1 - closed) * (1 - closed)

/** Estimates the turns home from all cells without a way home. */
export function guessHomes(core: Core, side: SideNumber, land: Land, home: Turns): void {
  const { cells, ground } = core.frame.ground
  for (let cell = 0; cell < cells; cell++) if (look(ground, cell) !== 0) guessHome(core, side, land, home, cell)
}

/**
 * Estimates the turns home from one cell. Early in a match the tiles in between will soon be open; later there may be
 * no way at all. A tile that sends on counts as its exits: otherwise a bot would carry a load for ever onto an arrow
 * that leads back.
 */
export function guessHome(core: Core, side: SideNumber, land: Land, home: Turns, cell: Cell): void {
  if ((home[cell] as number) < NO_WAY) return // one number per cell
  const { ground } = core.frame
  home[cell] = doubtFor(land.closedCount / ground.land.length) + 1.5 * flightThrough(core, side, cell)
}

/**
 * Returns the king's steps to the nearest ship of a side: from the exits of a tile that sends on, or from the cell
 * itself.
 */
function flightThrough(core: Core, side: SideNumber, cell: Cell): number {
  const tile = tileOf(core, cell)
  const exits = isOpen(tile) && isSender(tile) ? findWaysFrom(core, cell) : 0
  let nearest = -1
  for (let i = 0; i < exits; i++) {
    const exit = wayFrom(i)
    if (exit < 0 || look(core.frame.ground.ground, exit) !== 1) continue
    const flight = flightHome(core, side, exit)
    if (nearest < 0 || flight < nearest) nearest = flight
  }
  return nearest < 0 ? flightHome(core, side, cell) : nearest
}

function isSender(tile: number): boolean {
  const way = look(WAY, kindOf(tile))
  return way === SENDS_ALONG || way === SENDS_LEAPING || way === SENDS_OVER
}

function flightHome(core: Core, side: SideNumber, cell: Cell): number {
  const { board, sideOf } = core.frame
  const flights = crowFlights(board)
  let flight: number = NO_WAY
  for (let team = 0; team < sideOf.length; team++) {
    if (look(sideOf, team) === side) flight = Math.min(flight, flights[core.get(SHIP + team)]?.[cell] ?? NO_WAY)
  }
  return flight
}
