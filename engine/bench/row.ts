/** One figure of the bench. */
export interface Row {
  readonly name: string
  readonly value: number
  readonly unit: string
}

/** Runs some work often enough to time it; gives the median of the units done in a second. */
export type Rate = (work: () => number) => number

/** Times several pieces of work by turns, so that a busy machine strikes all alike; the rate of each. */
export type Race = (works: readonly (() => number)[]) => readonly number[]

/** One piece of work after the other, where nothing is compared closely. */
export const oneByOne =
  (rate: Rate): Race =>
  (works) =>
    works.map((work) => rate(work))

/** A part of the bench: what it measures, all rows from one `rate`, and from one `race` what is compared. */
export interface Bench {
  readonly title: string
  rows(rate: Rate, race?: Race): readonly Row[]
}

/** Rows as an aligned table. */
export function printRows(title: string, rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length))
  const lines = rows.map(
    ({ name, value, unit }) => `  ${name.padEnd(width)}  ${printNumber(value).padStart(11)} ${unit}`,
  )
  return [title, ...lines].map((line) => line.trimEnd()).join('\n')
}

/** Thousands apart, and two digits after the point for small numbers. */
function printNumber(value: number): string {
  if (value < 100) return value.toFixed(2)
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ' ')
}

/** The middle of the numbers, or the mean of the two in the middle; NaN of none. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (upper + lower) / 2
}
