import type { Seat } from '../../../kernel/game.ts'
import { LOAD_VALUES } from '../../data/loads.ts'
import { goldOn } from '../../gold.ts'
import { loadsAt } from '../../tileFolds.ts'
import type { Board, Cell, JackalState, Piece, Tile } from '../../types.ts'
import { hasTile, isOnBoard, isPreacher, vesselAt } from '../../world.ts'
import type { SideNumber } from '../sides.ts'
import { SIDE_COUNT, sideOf } from '../sides.ts'
import type { Chart } from '../ways/chart.ts'
import { crowFlight } from '../ways/ways.ts'

/** What a coin ashore is worth to all sides together, in tenths of a coin brought home. */
export const LOOSE = 2.5

/** One who could fetch gold, and what keeps him from setting out at once, in turns. */
interface Carrier {
  readonly side: SideNumber
  readonly at: Cell
  readonly delay: number
}

/** The gold that a piece could carry from where it stands, or has in hand; each load for one piece only. */
export function loadWithin(state: JackalState, piece: Piece, at: Cell): number {
  if (piece.load) return LOAD_VALUES[piece.load]
  const tile = isPreacher(piece) ? null : state.tiles[at]
  if (!tile) return 0
  const { coins, treasure } = loadsAt(tile, piece.step)
  const queued = coins > 0 || treasure ? charactersBefore(state, piece, at) : 0
  if (treasure && queued === 0) return 3
  return coins > queued - (treasure ? 1 : 0) ? 1 : 0
}

/** Pieces listed before this one that stand with it. */
function charactersBefore(state: JackalState, piece: Piece, at: Cell): number {
  let before = 0
  for (const other of state.pieces) {
    if (other === piece) break
    if (other.at === at && other.step === piece.step && !other.lost && !isPreacher(other)) before++
  }
  return before
}

/** Rounds in which nothing happens until gold that nobody brings home is worth half as much. */
const STALE = 2

/**
 * What is left of the worth of gold ashore after turns in which nothing happened: it is not worth guarding for ever, and
 * nothing in a match that ends by idleness (J-END).
 */
export function freshness({ idleTurns, teams }: Pick<JackalState, 'idleTurns' | 'teams'>): number {
  return STALE / (STALE + idleTurns / teams.length)
}

/** The same of gold that somebody stands by: for two rounds all of it, since he may be about to bring it home. */
export function freshnessAtHand(fresh: number): number {
  return Math.min(1, 2 * fresh)
}

/**
 * Shares the gold that lies ashore out among the sides, by how soon each could have it home.
 *
 * @param fresh factor on its worth, see `freshness`
 */
export function addLooseGold(state: JackalState, seat: Seat, chart: Chart, fresh: number, values: number[]): void {
  const carriers = carriersOf(state)
  for (let cell = 0; cell < state.tiles.length; cell++) {
    const tile = state.tiles[cell]
    const gold = tile && isKnownTo(tile, seat) ? goldOn(tile) : 0
    if (gold > 0) shareOut(gold * fresh, turnsBySide(state.board, carriers, chart, cell), values)
  }
}

/** Open, or looked at by this very seat. */
function isKnownTo(tile: Tile, seat: Seat): boolean {
  return tile.open || (tile.seenBy.length > 0 && tile.seenBy.includes(seat))
}

function carriersOf(state: JackalState): readonly Carrier[] {
  const carriers: Carrier[] = []
  for (const piece of state.pieces) {
    const { at } = piece
    if (typeof at !== 'number' || !isOnBoard(piece) || isPreacher(piece)) continue
    carriers.push({ side: sideOf(state.options, piece.team), at, delay: delayOf(state, piece, at) })
  }
  return carriers
}

/** Turns that keep a carrier from setting out at once. */
export const DELAYS = { trapped: 8, drunk: 1, aboard: 1, swimming: 5 } as const

function delayOf(state: JackalState, piece: Piece, at: Cell): number {
  if (piece.trapped) return DELAYS.trapped
  if (piece.drunk) return DELAYS.drunk
  if (!hasTile(state, at)) return vesselAt(state, at) ? DELAYS.aboard : DELAYS.swimming
  return 0
}

/** Turns in which each side could bring a load home from a cell; a side with nobody to fetch it has none. */
function turnsBySide(board: Board, carriers: readonly Carrier[], { home }: Chart, cell: Cell): (number | undefined)[] {
  const turns: (number | undefined)[] = new Array(SIDE_COUNT).fill(undefined)
  for (const { side, at, delay } of carriers) {
    const fetched = crowFlight(board, at, cell) + delay
    const best = turns[side]
    if (best === undefined || fetched < best) turns[side] = fetched
  }
  for (let side = 0; side < SIDE_COUNT; side++) {
    const fetched = turns[side]
    if (fetched !== undefined) turns[side] = fetched + (home[side]?.[cell] ?? 0)
  }
  return turns
}

function shareOut(gold: number, turns: readonly (number | undefined)[], values: number[]): void {
  let weights = 0
  for (const needed of turns) weights += weight(needed)
  if (weights === 0) return
  for (let side = 0; side < turns.length; side++) {
    values[side] = (values[side] ?? 0) + (gold * LOOSE * weight(turns[side])) / weights
  }
}

/** The part of some gold that a side has whose turns to bring it home these are; undefined for a side with nobody to fetch it. */
export function weight(turns: number | undefined): number {
  return turns === undefined ? 0 : 1 / ((1 + turns) * (1 + turns))
}
