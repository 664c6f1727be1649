/** A rectangle of a picture, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a picture is drawn with. */
export type Pen = CanvasRenderingContext2D

/** Draws what lay on the table as the match ended, into a square box. */
export type DrawTable = (pen: Pen, box: Box) => void | Promise<void>

/** The largest cells of a grid that fit into a box, and where its first corner lies then. */
export function gridIn(box: Box, columns: number, rows: number): { readonly cell: number; x: number; y: number } {
  const cell = Math.min(box.width / columns, box.height / rows)
  return { cell, x: box.x + (box.width - cell * columns) / 2, y: box.y + (box.height - cell * rows) / 2 }
}
