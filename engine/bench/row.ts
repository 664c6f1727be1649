/** One figure of the bench. */
export interface Row {
  readonly name: string
  readonly value: number
  readonly unit: string
}

/** Runs some work often enough to time it; returns the median of the units done in a second. */
export type Rate = (work: () => number) => number

/** Times several pieces of work alternately, so that a busy machine affects all equally; returns the rate of each. */
export type Race = (works: readonly (() => number)[]) => readonly number[]

/** Times one piece of work after the other, for work that is not compared closely. */
export const oneByOne =
  (rate: Rate): Race =>
  (works) =>
    works.map((work) => rate(work))

/** A part of the bench: its title, all rows from one `rate`, and the compared rows from one `race`. */
export interface Bench {
  readonly title: string
  rows(rate: Rate, race?: Race): readonly Row[]
}

/** Returns rows as an aligned table. */
export function printRows(title: string, rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length))
  const lines = rows.map(
    ({ name, value, unit }) => `  ${name.padEnd(width)}  ${printNumber(value).padStart(11)} ${unit}`,
  )
  return [title, ...lines].map((line) => line.trimEnd()).join('\n')
}

/** Returns a number with separated thousands, and two digits after the point for small numbers. */
function printNumber(value: number): string {
  if (value < 100) return value.toFixed(2)
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ' ')
}

/** Returns the middle of the numbers, or the mean of the two in the middle; NaN for none. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (upper + lower) / 2
}
