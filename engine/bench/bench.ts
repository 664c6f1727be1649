/** Something to be measured: rows of numbers about one game. */
export interface Bench {
  readonly id: string
  /** What the numbers count. */
  readonly unit: string
  /** Games a row unless asked otherwise: all rows together take about a minute at most. */
  readonly games: number
  readonly rows: readonly BenchRow[]
}

export interface BenchRow {
  readonly name: string
  /** The number that a seed gives; the same seed gives the same. */
  sample(seed: number): number
}

/** A mean with the half of its 95 % interval. */
export interface Measured {
  readonly mean: number
  readonly margin: number
}

/** Standard deviations that hold 95 % of a normal distribution. */
const Z = 1.959964

/** The mean of a list of at least two numbers. */
export function measured(numbers: readonly number[]): Measured {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  const squares = numbers.reduce((sum, one) => sum + (one - mean) * (one - mean), 0)
  return { mean, margin: Z * Math.sqrt(squares / (numbers.length - 1) / numbers.length) }
}
