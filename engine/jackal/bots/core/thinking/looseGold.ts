import { SIDE_COUNT } from '../../sides.ts'
import { crowFlights, NO_WAY } from '../../ways/crowFlights.ts'
import { type Core, cellOf, hereOf, look, type PieceNumber, sideOfTeam, teamOf, tileOf } from '../core.ts'
import { ANY_VESSEL, DRUNK, LOST, MOST_PIECES, OPEN, PIECES, PREACHER, SEEN_SHIFT, TRAPPED } from '../layout.ts'
import type { CoreChart } from './chart.ts'
import { goldOn } from './gold.ts'

/** The worth of a coin ashore to all sides together, in tenths of a coin brought home. */
const LOOSE = 2.5

/** The turns until a piece can set out to fetch gold, by its state. */
const DELAYS = { trapped: 8, drunk: 1, aboard: 1, swimming: 5 } as const

/** The pieces that could fetch gold: their sides, places, and the turns until they can set out. */
const SIDES = new Int32Array(MOST_PIECES)
const PLACES = new Int32Array(MOST_PIECES)
const DELAY = new Int32Array(MOST_PIECES)
/** The turns in which each side could bring a load home; infinite for a side without carriers. */
const TURNS = new Float64Array(SIDE_COUNT)
const NEVER = Number.POSITIVE_INFINITY

/**
 * Distributes the gold ashore that a seat knows of among the sides, by how soon each could have it home.
 *
 * @param fresh factor on its worth, see `freshness`
 */
export function addLooseGold(core: Core, seat: number, chart: CoreChart, fresh: number, values: Float64Array): void {
  const { cells, ground } = core.frame.ground
  const seen = 1 << (SEEN_SHIFT + seat)
  const carriers = findCarriers(core)
  for (let cell = 0; cell < cells; cell++) {
    if (look(ground, cell) === 0) continue
    const tile = tileOf(core, cell)
    const gold = (tile & (OPEN | seen)) !== 0 ? goldOn(core, tile) : 0
    if (gold > 0) shareOut(core, gold * fresh, carriers, chart, cell, values)
  }
}

function findCarriers(core: Core): number {
  const out = core.get(LOST) | core.get(PREACHER)
  let count = 0
  for (let piece = 0; piece < core.get(PIECES); piece++) {
    const at = cellOf(core, piece)
    if (at < -1 || ((out >> piece) & 1) === 1) continue
    SIDES[count] = sideOfTeam(core, teamOf(core, piece))
    PLACES[count] = at
    DELAY[count++] = delayOf(core, piece, at)
  }
  return count
}

function delayOf(core: Core, piece: PieceNumber, at: number): number {
  if (((core.get(TRAPPED) >> piece) & 1) === 1) return DELAYS.trapped
  if (((core.get(DRUNK) >> piece) & 1) === 1) return DELAYS.drunk
  if (at < 0 || tileOf(core, at) !== 0) return 0
  return (hereOf(core, at) & ANY_VESSEL) !== 0 ? DELAYS.aboard : DELAYS.swimming
}

function shareOut(
  core: Core,
  gold: number,
  carriers: number,
  { home }: CoreChart,
  cell: number,
  values: Float64Array,
): void {
  const flight = crowFlights(core.frame.board)[cell]
  TURNS.fill(NEVER)
  for (let i = 0; i < carriers; i++) {
    const fetched = (flight?.[look(PLACES, i)] ?? NO_WAY) + look(DELAY, i)
    const side = look(SIDES, i)
    if (fetched < (TURNS[side] as number)) TURNS[side] = fetched // one per side, as below
  }
  let weights = 0
  for (let side = 0; side < SIDE_COUNT; side++) {
    const fetched = TURNS[side] as number
    const share = fetched === NEVER ? 0 : weight(fetched + (home[side]?.[cell] ?? 0))
    TURNS[side] = share
    weights += share
  }
  if (weights === 0) return
  for (let side = 0; side < SIDE_COUNT; side++) {
    values[side] = (values[side] as number) + (gold * LOOSE * (TURNS[side] as number)) / weights
  }
}

/** Returns the weight of a side's share in some gold, given the turns that it needs to bring it home. */
const weight = (turns: number): number => 1 / ((1 + turns) * (1 + turns))
