import type { Box, Pen } from './box.ts'

/** A picture of the table with the ways of all sides of a match. */
export interface Ways {
  /** The meaning of the marks. */
  readonly about: string
  /** A line about each side, in the order of the curve's sides. */
  readonly lines: readonly string[]
  /** The width of the picture for each pixel of its height. */
  readonly shape: number
  /** Draws the table and the marks of one side, by its place among the sides; of all sides for null. */
  draw(pen: Pen, box: Box, side: number | null): void | Promise<void>
}
