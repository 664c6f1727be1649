import type { Box, Pen } from './box.ts'

/** Where the sides of a match went: a picture of the table with the marks of their ways. */
export interface Ways {
  /** What the marks mean. */
  readonly about: string
  /** What each side did, in the order of the curve's sides. */
  readonly lines: readonly string[]
  /** The width of the picture for each pixel of its height. */
  readonly shape: number
  /** Draws the table and the marks of one side, by its place among the sides; of all sides for null. */
  draw(pen: Pen, box: Box, side: number | null): void | Promise<void>
}
