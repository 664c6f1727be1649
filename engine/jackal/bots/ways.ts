import { distanceBetween } from '../cells.ts'
import { perMap } from '../geometry/perMap.ts'
import { laneOf } from '../geometry/shores.ts'
import { cellsOf, groundOf, landOf } from '../geometry/terrain.ts'
import { goldOn } from '../gold.ts'
import { rowTargets } from '../ships/lifeboat.ts'
import type { Board, Cell, JackalState, Team } from '../types.ts'
import { isFighter, isPlaced, roams } from '../world.ts'
import { turnsAtSea, turnsToSail } from './seaWays.ts'
import type { SideNumber } from './sides.ts'
import { sideOf } from './sides.ts'
import type { Survey } from './survey.ts'
import { surveyOf } from './survey.ts'

/** A number of turns for each cell of the board. */
export type Field = readonly number[]

/** Beyond any way across the board. */
const NO_WAY = 1000
/** Turns for each cell that a ship would have to sail to meet whoever comes, and to bring a sailor aboard for it. */
const SAILING = 1.3
const MANNING = 4
/** What a closed tile counts as: gold that is so many turns from home. */
const CLOSED = 7

/**
 * Turns that a piece with a load needs from each cell to a ship of its side, over open tiles alone, the ship
 * coming to meet it where that is shorter; an estimate that leaves out enemies. Where no way leads home yet, a guess.
 */
export function turnsHome(state: JackalState, side: SideNumber): Field {
  const survey = surveyOf(state)
  const ships = state.teams.filter((team) => sideOf(state.options, team.id) === side)
  const spread = new Spread(state.board, survey, survey.leaveLaden)
  for (const ship of ships) berths(state, ship, spread)
  boatBerths(state, side, spread)
  for (const cell of survey.homes) spread.start(cell, 0)
  const field = spread.run()
  guessTheRest(state.board, field, ships, survey.closed.length / landOf(state.board).length)
  return field
}

/** The berths of a ship's lane, by the turns until she could lie there. */
function berths(state: JackalState, ship: Team, spread: Spread): void {
  if (roams(state)) return seaBerths(state, ship, spread)
  const lane = laneOf(state.board, ship.side)
  const berth = lane.indexOf(ship.ship)
  const manning = state.pieces.some((piece) => piece.at === ship.ship && isFighter(piece)) ? 0 : MANNING
  for (let i = 0; i < lane.length; i++) {
    spread.start(lane[i] as Cell, i === berth ? 0 : SAILING * Math.abs(i - berth) + manning) // in range by the loop
  }
}

/** The sea of a ship that sails anywhere, by the turns until she could lie there (J-ARCH). */
function seaBerths(state: JackalState, ship: Team, spread: Spread): void {
  if (!isPlaced(ship)) return
  const manning = state.pieces.some((piece) => piece.at === ship.ship && isFighter(piece)) ? 0 : MANNING
  for (const [cell, turns] of turnsToSail(state, ship)) {
    spread.start(cell, cell === ship.ship ? 0 : SAILING * turns + manning)
  }
}

/** The cells where the lifeboat lies or can be rowed to, if it is the side's. */
function boatBerths(state: JackalState, side: SideNumber, spread: Spread): void {
  const { lifeboat } = state
  if (!lifeboat?.afloat || sideOf(state.options, lifeboat.team) !== side) return
  const manned = state.pieces.some((piece) => piece.at === lifeboat.at && isFighter(piece))
  spread.start(lifeboat.at, 0)
  for (const cell of rowTargets(state)) spread.start(cell, SAILING + (manned ? 0 : MANNING))
}

/** Early on the tiles in between will soon be open; later there may be no way at all. */
function guessTheRest(board: Board, field: number[], ships: readonly Team[], closed: number): void {
  const doubt = 4 + 20 * (1 - closed) * (1 - closed)
  const flights = ships.map(({ ship }) => crowFlights(board)[ship])
  for (const cell of groundOf(board)) {
    if ((field[cell] as number) < NO_WAY) continue
    let crow = NO_WAY
    for (const flight of flights) crow = Math.min(crow, flight?.[cell] ?? NO_WAY)
    field[cell] = doubt + 1.5 * crow
  }
}

/**
 * Turns from each cell to fetch some gold and bring it home, or to turn a tile in the hope of gold. Where ships sail
 * anywhere, the way to it may lead over a ship of the side; at sea it is the turns of those aboard.
 */
export function turnsOfErrand(state: JackalState, home: Field, side: SideNumber): Field {
  const survey = surveyOf(state)
  const spread = new Spread(state.board, survey, survey.leave)
  for (const cell of survey.closed) spread.start(cell, CLOSED)
  for (const cell of groundOf(state.board)) {
    const tile = state.tiles[cell]
    if (tile?.open && goldOn(tile) > 0) spread.start(cell, home[cell] as number) // a number a cell
  }
  const field = spread.run()
  return roams(state) ? errandOverSea(state, side, spread, field) : field
}

/** Turns from each cell to a closed tile, gold or not; over sea as well where ships sail anywhere (J-ARCH). */
export function turnsToUnknown(state: JackalState, side: SideNumber): Field {
  const survey = surveyOf(state)
  const spread = new Spread(state.board, survey, survey.leave)
  for (const cell of survey.closed) spread.start(cell, 0)
  const field = spread.run()
  return roams(state) ? errandOverSea(state, side, spread, field) : field
}

/** Lets those ashore board a ship that takes them to better land; then writes down the turns at sea (J-ARCH). */
function errandOverSea(state: JackalState, side: SideNumber, spread: Spread, ashore: Field): Field {
  const sea = turnsAtSea(state, ashore)
  for (const ship of state.teams) {
    if (sideOf(state.options, ship.id) === side && isPlaced(ship)) spread.start(ship.ship, sea[ship.ship] ?? NO_WAY)
  }
  const field = spread.run()
  return field.map((turns, cell) => Math.min(turns, sea[cell] ?? NO_WAY))
}

/** Spreads turns from goals backwards over the ways that lead to them, the shortest winning. */
class Spread {
  private readonly into: readonly (readonly Cell[])[]
  private readonly leave: readonly number[]
  private readonly field: number[]
  private readonly queue: Cell[] = []
  private done = 0

  constructor(board: Board, { into }: Survey, leave: readonly number[]) {
    this.into = into
    this.leave = leave
    this.field = cellsOf(board).map(() => NO_WAY)
  }

  start(cell: Cell, turns: number): void {
    if (turns >= (this.field[cell] as number)) return // a number a cell
    this.field[cell] = turns
    this.queue.push(cell)
  }

  run(): number[] {
    const { into, leave, field, queue } = this
    // The queue grows while it is read; what is started later goes on from there.
    while (this.done < queue.length) {
      const to = queue[this.done++] as Cell // in range by the loop
      const turns = field[to] as number // these and the lists below: one a cell
      for (const from of into[to] as readonly Cell[]) this.start(from, turns + (leave[from] as number))
    }
    return field
  }
}

/** King's steps between two cells, looked up. */
export function crowFlight(board: Board, a: Cell, b: Cell): number {
  return crowFlights(board)[a]?.[b] ?? NO_WAY
}

const crowFlights = perMap((board): readonly Uint8Array[] => {
  const cells = cellsOf(board)
  return cells.map((a) => Uint8Array.from(cells, (b) => distanceBetween(board, a, b)))
})
