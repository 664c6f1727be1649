/** A rectangle of a picture, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The context that draws a picture. */
export type Pen = CanvasRenderingContext2D

/** Draws the table at the end of the match into a square box. */
export type DrawTable = (pen: Pen, box: Box) => void | Promise<void>

/** Returns the largest cells of a grid that fit into a box, and the place of its first corner. */
export function gridIn(box: Box, columns: number, rows: number): { readonly cell: number; x: number; y: number } {
  const cell = Math.min(box.width / columns, box.height / rows)
  return { cell, x: box.x + (box.width - cell * columns) / 2, y: box.y + (box.height - cell * rows) / 2 }
}
