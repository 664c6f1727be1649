import type { PagePoint } from '../../table/picking/pagePoint.ts'
import type { Box, Size } from './box.ts'

/** The table as it is seen on the page. */
export interface Scene {
  readonly window: Size
  /** The middle of a cell on the page, or a place some cells from it; null where there is none. */
  readonly placeOf: (cell: number, east?: number, north?: number) => PagePoint | null
  /** Where a cell is seen; null where there is none. */
  readonly boxOf: (cell: number) => Box | null
}
