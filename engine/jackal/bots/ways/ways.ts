import { distanceBetween } from '../../cells.ts'
import { perMap } from '../../geometry/perMap.ts'
import { laneOf } from '../../geometry/shores.ts'
import { cellsOf, groundOf, isLand, landOf } from '../../geometry/terrain.ts'
import { goldOn } from '../../gold.ts'
import { rowTargets } from '../../ships/lifeboat.ts'
import { tileRule } from '../../tiles/index.ts'
import type { Board, Cell, JackalState, Team, Tile } from '../../types.ts'
import { isFighter, isPlaced, roams } from '../../world.ts'
import type { SideNumber } from '../sides.ts'
import { sideOf } from '../sides.ts'
import { turnsInLane } from './laneWays.ts'
import { NO_WAY, turnsAtSea, turnsToSail } from './seaWays.ts'
import type { StepsInto } from './steps.ts'
import type { Survey } from './survey.ts'
import { surveyOf } from './survey.ts'

export { NO_WAY }

/** The number of turns for each cell of the board. */
export type Field = Readonly<ArrayLike<number>>

/** The turns per cell that a ship sails to meet a piece, and the turns to bring a sailor aboard for it. */
export const SAILING = 1.3
export const MANNING = 4
/** The worth of a closed tile: it counts as gold this number of turns from home. */
export const CLOSED = 7

/**
 * Returns the turns that a piece with a load needs from each cell to a ship of its side, over open tiles only. The ship
 * comes to meet it if that is shorter. The estimate ignores enemies. If no way leads home yet, it is rougher.
 */
export function turnsHome(state: JackalState, side: SideNumber): Field {
  const survey = surveyOf(state)
  const ships = state.teams.filter((team) => sideOf(state.options, team.id) === side)
  const spread = new Spread(state.board, survey, survey.leaveLaden)
  for (const ship of ships) berths(state, ship, spread)
  boatBerths(state, side, spread)
  for (const cell of survey.homes) spread.start(cell, 0)
  const field = spread.run()
  guessTheRest(state, field, ships, survey.closed.length / landOf(state.board).length)
  return field
}

/** Starts at the cells of a ship's lane, by the turns until it could be there. */
function berths(state: JackalState, ship: Team, spread: Spread): void {
  if (roams(state)) return seaBerths(state, ship, spread)
  const lane = laneOf(state.board, ship.side)
  const berth = lane.indexOf(ship.ship)
  const manning = state.pieces.some((piece) => piece.at === ship.ship && isFighter(piece)) ? 0 : MANNING
  for (let i = 0; i < lane.length; i++) {
    spread.start(lane[i] as Cell, i === berth ? 0 : SAILING * Math.abs(i - berth) + manning) // in range by the loop
  }
}

/** Starts at the sea cells of a roaming ship, by the turns until it could be there (J-ARCH). */
function seaBerths(state: JackalState, ship: Team, spread: Spread): void {
  if (!isPlaced(ship)) return
  const manning = state.pieces.some((piece) => piece.at === ship.ship && isFighter(piece)) ? 0 : MANNING
  const { cells, turns } = turnsToSail(state, ship)
  spread.start(ship.ship, 0)
  // There is a number of turns for each cell.
  for (let i = 0; i < cells.length; i++) spread.start(cells[i] as Cell, SAILING * (turns[i] as number) + manning)
}

/** Starts at the cells where the lifeboat lies or can be rowed to, if it belongs to the side. */
function boatBerths(state: JackalState, side: SideNumber, spread: Spread): void {
  const { lifeboat } = state
  if (!lifeboat?.afloat || sideOf(state.options, lifeboat.team) !== side) return
  const manned = state.pieces.some((piece) => piece.at === lifeboat.at && isFighter(piece))
  spread.start(lifeboat.at, 0)
  for (const cell of rowTargets(state)) spread.start(cell, SAILING + (manned ? 0 : MANNING))
}

/**
 * Estimates the turns from cells without a way home. Early in a match the tiles in between will soon be open; later
 * there may be no way at all. A tile that sends on is as far from home as its exits: otherwise a bot would carry a load
 * for ever onto an arrow that leads back.
 */
function guessTheRest(
  { board, tiles }: JackalState,
  field: Float64Array,
  ships: readonly Team[],
  closed: number,
): void {
  const doubt = doubtFor(closed)
  const flight = flightsHome(board, ships)
  for (const cell of groundOf(board)) {
    if ((field[cell] as number) < NO_WAY) continue // one per cell, as below
    const exits = exitsOf(board, cell, tiles[cell])
    const nearest = exits.length === 0 ? flight[cell] : Math.min(...exits.map((exit) => flight[exit] ?? NO_WAY))
    field[cell] = doubt + 1.5 * (nearest as number)
  }
}

/** Returns the land cells to which an open tile sends on; none if a piece may stay. */
function exitsOf(board: Board, cell: Cell, tile: Tile | null | undefined): readonly Cell[] {
  if (!tile?.open) return []
  const { passage } = tileRule(tile.kind)
  return passage.kind === 'sends' ? passage.to(board, cell, tile).filter((to) => isLand(board, to)) : []
}

/** Returns the turns that an estimate adds if no way leads home, by the share of closed tiles. */
export const doubtFor = (closed: number): number => 4 + 20 * (1 - closed) * (1 - closed)

/** Returns the king's steps from each cell to the nearest of a side's ships, cached until they sail. */
function flightsHome(board: Board, ships: readonly Team[]): Float64Array {
  const known = flightsKnown(board)
  const key = ships.reduce((sum, { ship }) => sum * 1024 + ship + 1, 0)
  const flight = known.get(key) ?? nearestOf(board, ships)
  if (known.size > MOST_FLIGHTS) known.clear()
  known.set(key, flight)
  return flight
}

const MOST_FLIGHTS = 256
const flightsKnown = perMap((_board) => new Map<number, Float64Array>())

function nearestOf(board: Board, ships: readonly Team[]): Float64Array {
  const flights = ships.flatMap(({ ship }) => crowFlights(board)[ship] ?? [])
  return Float64Array.from(cellsOf(board), (cell) =>
    Math.min(NO_WAY, ...flights.map((flight) => flight[cell] ?? NO_WAY)),
  )
}

/**
 * Returns the turns from each cell to fetch some gold and bring it home, or to turn a tile that may hold gold. If ships
 * sail anywhere, the way may include a ship of the side; at sea the turns are those of pieces aboard.
 */
export function turnsOfErrand(state: JackalState, home: Field, side: SideNumber): Field {
  const survey = surveyOf(state)
  const spread = new Spread(state.board, survey, survey.leave)
  for (const cell of survey.closed) spread.start(cell, CLOSED)
  for (const cell of cellsWithGold(state)) spread.start(cell, home[cell] as number) // one number per cell
  const field = spread.run()
  return roams(state) ? errandOverSea(state, side, spread, field) : field
}

/** Returns the open tiles with gold; computed once for all sides of a position. */
function cellsWithGold({ board, tiles }: JackalState): readonly Cell[] {
  if (laden.tiles !== tiles) {
    const cells = groundOf(board).filter((cell) => {
      const tile = tiles[cell]
      return tile?.open && (tile.coins > 0 || tile.treasure || tile.steps.length > 0) && goldOn(tile) > 0
    })
    laden = { tiles, cells }
  }
  return laden.cells
}

let laden: { readonly tiles: JackalState['tiles']; readonly cells: readonly Cell[] } = { tiles: [], cells: [] }

/**
 * Returns the turns from each cell to a closed tile, with gold or without; also over sea, if ships sail anywhere
 * (J-ARCH) or along their lanes (J-SHIP).
 *
 * @param shut cells that no way leads to or over
 */
export function turnsToUnknown(state: JackalState, side: SideNumber, shut: ReadonlySet<Cell> = NOWHERE): Field {
  const survey = surveyOf(state)
  const leave = survey.leave.slice()
  for (const cell of shut) leave[cell] = Number.POSITIVE_INFINITY
  const spread = new Spread(state.board, survey, leave)
  for (const cell of survey.closed) if (!shut.has(cell)) spread.start(cell, 0)
  const field = spread.run()
  return overLanes(state, side, roams(state) ? errandOverSea(state, side, spread, field) : field, leave)
}

const NOWHERE: ReadonlySet<Cell> = new Set()

/** Lets pieces ashore board a ship that takes them to better land; then stores the turns at sea (J-ARCH). */
function errandOverSea(state: JackalState, side: SideNumber, spread: Spread, ashore: Float64Array): Field {
  const sea = turnsAtSea(state, ashore)
  for (const ship of state.teams) {
    if (sideOf(state.options, ship.id) === side && isPlaced(ship)) spread.start(ship.ship, sea[ship.ship] ?? NO_WAY)
  }
  const field = spread.run()
  for (let cell = 0; cell < field.length; cell++) {
    const afloat = sea[cell] as number // one number per cell in both
    if (afloat < (field[cell] as number)) field[cell] = afloat
  }
  return field
}

/**
 * Returns the same turns if the way may also include ships in their lanes (J-SHIP); roaming ships are already included.
 *
 * @param leave turns to leave the tile of each cell, see `Survey.leave`
 */
export function overLanes(state: JackalState, side: SideNumber, ashore: Field, leave = surveyOf(state).leave): Field {
  if (roams(state)) return ashore
  const spread = new Spread(state.board, surveyOf(state), leave)
  for (const cell of groundOf(state.board)) spread.start(cell, ashore[cell] as number) // one number per cell
  for (const { id, ship, side: shore } of state.teams) {
    if (sideOf(state.options, id) === side) spread.start(ship, turnsInLane(state.board, shore, ship, ashore))
  }
  return spread.run()
}

/** Spreads turns from goals backwards over the ways that lead to them and keeps the minimum. */
class Spread {
  private readonly into: StepsInto
  private readonly leave: Float64Array
  private readonly field: Float64Array
  private readonly queue: Cell[] = []
  private done = 0

  constructor(board: Board, { into }: Survey, leave: Float64Array) {
    this.into = into
    this.leave = leave
    this.field = new Float64Array(cellsOf(board).length).fill(NO_WAY)
  }

  start(cell: Cell, turns: number): void {
    if (turns >= (this.field[cell] as number)) return // one number per cell
    this.field[cell] = turns
    this.queue.push(cell)
  }

  run(): Float64Array {
    const { into, leave, field, queue } = this
    const { first, from } = into
    // The queue grows during this loop; later starts continue from here.
    while (this.done < queue.length) {
      const to = queue[this.done++] as Cell // in range by the loop
      const turns = field[to] as number // these and the lists below: one per cell
      for (let i = first[to] as number, end = first[to + 1] as number; i < end; i++) {
        const cell = from[i] as Cell
        this.start(cell, turns + (leave[cell] as number))
      }
    }
    return field
  }
}

/** Returns the king's steps between two cells, from a table. */
export function crowFlight(board: Board, a: Cell, b: Cell): number {
  return crowFlights(board)[a]?.[b] ?? NO_WAY
}

/** Returns the king's steps from each cell to every other. */
export const crowFlights = perMap((board): readonly Uint8Array[] => {
  const cells = cellsOf(board)
  return cells.map((a) => Uint8Array.from(cells, (b) => distanceBetween(board, a, b)))
})
