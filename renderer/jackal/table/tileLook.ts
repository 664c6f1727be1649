import type { Quarter } from '../../table/camera/quarter.ts'

/** How opened tiles look: with a carving that stands on them, or with their drawn face. */
export type TileLook = 'carved' | 'drawn'

let look: TileLook = 'drawn'

/** How the tiles on the table look now: figures stand in front of carvings, and on those that lie flat. */
export const tileLook = (): TileLook => look

/** Says how the tiles look from now on. Whoever says so makes the table read its poses again. */
export function setTileLook(next: TileLook): void {
  look = next
}

let side: Quarter = 0

/** The side of the table to which tiles and figures show their fronts now: that of whoever looks. */
export const frontSide = (): Quarter => side

/** Says to which side they show their fronts from now on. Whoever says so makes the table read its poses again. */
export function setFrontSide(next: Quarter): void {
  side = next
}
