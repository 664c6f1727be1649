import type { Quarter } from '../../table/camera/quarter.ts'

/** The look of opened tiles: with a carving that stands on them, or with their drawn face. */
export type TileLook = 'carved' | 'drawn'

let look: TileLook = 'drawn'

/** Returns the current look of the tiles: figures stand in front of carvings, or on flat faces. */
export const tileLook = (): TileLook => look

/** Sets the look of the tiles. The caller makes the table read its poses again. */
export function setTileLook(next: TileLook): void {
  look = next
}

let side: Quarter = 0

/** Returns the side of the table to which tiles and figures show their fronts now: the viewer's. */
export const frontSide = (): Quarter => side

/** Sets the side to which tiles and figures show their fronts. The caller makes the table read its poses again. */
export function setFrontSide(next: Quarter): void {
  side = next
}
