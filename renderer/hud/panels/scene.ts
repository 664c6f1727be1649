import type { PagePoint } from '../../table/picking/pagePoint.ts'
import type { Box, Size } from './box.ts'
import type { MovingPanel } from './panels.ts'

/** The table as the panels see it. */
export interface Scene {
  readonly window: Size
  /** The middle of a cell on the page, or a place so many cells from it; null where there is none. */
  readonly placeOf: (cell: number, east?: number, north?: number) => PagePoint | null
  /** Where a cell is seen; null where there is none. */
  readonly boxOf: (cell: number) => Box | null
  /** What is aimed at or chosen, or acts. */
  readonly seen: readonly Box[]
  /** Of these, what stays so wherever the pointer goes; all of them where nothing else is said. */
  readonly kept?: readonly Box[]
  readonly choices: readonly Box[]
  /** What else stands on the table. */
  readonly others?: readonly Box[]
  /** Panels make way for nothing but what is kept. */
  readonly isSteady?: boolean
  /** The camera is on its way: panels that stand well wait for where it stops. */
  readonly isMoving?: boolean
  /** What the camera sees: another one with every movement. */
  readonly view?: unknown
  /** The board, row by row. */
  readonly board: () => readonly Box[]
}

/** A panel with the place where the layout puts it. */
export interface Placed extends MovingPanel {
  readonly home: Box
}
