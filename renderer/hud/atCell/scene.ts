import type { PagePoint } from '../../table/picking/pagePoint.ts'
import type { Box, Size } from './box.ts'

/** The table as projected onto the page. */
export interface Scene {
  readonly window: Size
  /** Returns the middle of a cell on the page, or a place some cells from it; null if there is none. */
  readonly placeOf: (cell: number, east?: number, north?: number) => PagePoint | null
  /** Returns the box of a cell on the page; null if there is none. */
  readonly boxOf: (cell: number) => Box | null
}
