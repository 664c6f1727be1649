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

/** The worth of a coin ashore to all sides together, in tenths of a coin brought home. */
export const LOOSE = 2.5

/** A piece that could fetch gold, and the turns until it can set out. */
interface Carrier {
  readonly side: SideNumber
  readonly at: Cell
  readonly delay: number
}

/** Returns the gold that a piece carries, or could lift where it stands; each load counts for one piece only. */
export function loadWithin(state: JackalState, piece: Piece, at: Cell): number {
  if (piece.load) return LOAD_VALUES[piece.load]
  const tile = isPreacher(piece) ? null : state.tiles[at]
  if (!tile) return 0
  const { coins, treasure } = loadsAt(tile, piece.step)
  const queued = coins > 0 || treasure ? charactersBefore(state, piece, at) : 0
  if (treasure && queued === 0) return 3
  return coins > queued - (treasure ? 1 : 0) ? 1 : 0
}

/** Returns the number of pieces on the same cell that are listed before this one. */
function charactersBefore(state: JackalState, piece: Piece, at: Cell): number {
  let before = 0
  for (const other of state.pieces) {
    if (other === piece) break
    if (other.at === at && other.step === piece.step && !other.lost && !isPreacher(other)) before++
  }
  return before
}

/** The number of rounds without an event after which gold ashore is worth half. */
const STALE = 2

/**
 * Returns the remaining share of the worth of gold ashore after turns without an event. Gold is not worth guarding for
 * ever, and is worth nothing in a match that ends by idleness (J-END).
 */
export function freshness({ idleTurns, teams }: Pick<JackalState, 'idleTurns' | 'teams'>): number {
  return STALE / (STALE + idleTurns / teams.length)
}

/**
 * Returns the same for gold with a piece beside it: for two rounds the full worth, because the piece may be about to
 * bring it home.
 */
export function freshnessAtHand(fresh: number): number {
  return Math.min(1, 2 * fresh)
}

/**
 * Distributes the gold ashore among the sides, by how soon each could have it home.
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

/** Returns whether a tile is open, or was looked at by this seat. */
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

/** Turns until a carrier can set out. */
export const DELAYS = { trapped: 8, drunk: 1, aboard: 1, swimming: 5 } as const

function delayOf(state: JackalState, piece: Piece, at: Cell): number {
  if (piece.trapped) return DELAYS.trapped
  if (piece.drunk) return DELAYS.drunk
  if (!hasTile(state, at)) return vesselAt(state, at) ? DELAYS.aboard : DELAYS.swimming
  return 0
}

/** Returns the turns in which each side could bring a load home from a cell; undefined for a side without carriers. */
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

/**
 * Returns the weight of a side's share in some gold, by its turns to bring it home; undefined for a side without
 * carriers.
 */
export function weight(turns: number | undefined): number {
  return turns === undefined ? 0 : 1 / ((1 + turns) * (1 + turns))
}
