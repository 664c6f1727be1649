/**
 * The cells of one of the 256 units of a drawn face: its panel fills a part of the tile, the tile a part of the cell.
 */
const UNIT = (0.9 * 0.97) / 256

/** Returns a place of the drawing (0–256) as a place on the carving (cells, 0 in the middle). */
export const du = (place: number): number => (place - 128) * UNIT

/** Returns a length of the drawing in cells. */
export const dl = (length: number): number => length * UNIT
