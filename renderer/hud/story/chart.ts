import type { MatchCurve } from './curve.ts'

/** A standing that holds from one move on; x and y in percent of the chart, y from the top. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** A curve measured out for a chart. */
export interface ChartMeasures {
  /** The greatest number of the upright axis. */
  readonly most: number
  x(move: number): number
  y(standing: number): number
}

/** Measures a curve for all its sides; the axis begins at zero. */
export function measure({ standings }: Pick<MatchCurve, 'standings'>): ChartMeasures {
  const most = Math.max(1, ...standings.flat())
  const last = Math.max(1, standings.length - 1)
  return {
    most,
    x: (move) => (100 * move) / last,
    y: (standing) => 100 - (100 * standing) / most,
  }
}

/** Returns the standing of one side as a path of steps, in percent of the chart. */
export function stepPath({ standings }: Pick<MatchCurve, 'standings'>, side: number, at: ChartMeasures): string {
  const spots = standings.map((all, move): Spot => ({ x: at.x(move), y: at.y(all[side] ?? 0) }))
  const [first] = spots
  if (!first) return ''
  const steps = spots.filter(({ y }, index) => y !== spots[index - 1]?.y).slice(1)
  return `M${print(first.x)} ${print(first.y)}${steps.map(({ x, y }) => `H${print(x)}V${print(y)}`).join('')}H100`
}

const print = (value: number): string => String(Math.round(value * 100) / 100)

/** The scores of the sides at the end of a round. */
export interface RoundRow {
  readonly round: number
  readonly standings: readonly number[]
}

/** Returns the scores of the sides at the start and at the end of each round with a change: the chart as a table. */
export function roundRows({ standings, rounds }: Pick<MatchCurve, 'standings' | 'rounds'>): readonly RoundRow[] {
  const ends = standings.flatMap((all, at): RoundRow[] => {
    const round = rounds[at] ?? 1
    return at > 0 && rounds[at + 1] !== round ? [{ round, standings: all }] : []
  })
  const start = { round: 0, standings: standings[0] ?? [] }
  return [start, ...ends].filter(
    (row, index, rows) => index === 0 || String(row.standings) !== String(rows[index - 1]?.standings),
  )
}

/** Returns the rounds named below the chart, with the positions in which they begin: five at most, evenly. */
export function roundTicks({ rounds }: Pick<MatchCurve, 'rounds'>): readonly { readonly round: number; at: number }[] {
  const begins = rounds.flatMap((round, at) => (at === 0 || rounds[at - 1] !== round ? [{ round, at }] : []))
  const every = Math.max(1, Math.ceil(begins.length / MOST_TICKS))
  return begins.filter((_, index) => index % every === 0)
}

const MOST_TICKS = 5

/** Returns the places of the names at the ends of the curves, in percent from the top, so that none covers another. */
export function labelPlaces(wanted: readonly number[], apart: number): readonly number[] {
  const order = wanted.map((y, side) => ({ y, side })).toSorted((a, b) => a.y - b.y)
  const room = 100 - apart * (order.length - 1)
  let free = 0
  const placed = order.map(({ y, side }, index) => {
    const lowest = room + apart * index
    const place = Math.min(Math.max(y, free), Math.max(lowest, free))
    free = place + apart
    return { side, place }
  })
  return wanted.map((_, side) => placed.find((one) => one.side === side)?.place ?? 0)
}
