import type { Covered, Free } from '../../table/camera/cameraPresets.ts'
import type { LayoutName } from './layoutName.ts'

/** The height of the lower row: one line of orders, or two. It never changes within a match. */
export type Foot = 'low' | 'tall'

/** rem */
interface Size {
  readonly width: number
  readonly height: number
}

/** Where the slots of a layout are: all in rem. */
interface SlotTable {
  /** From the window's edge to the slots. */
  readonly edge: number
  readonly gap: number
  /** Top left. */
  readonly scores: Size
  /** Facts and menu, top right. */
  readonly corner: Size
  /** Under the corner; its height is a share of the window's. */
  readonly adviser: { readonly width: number; readonly share: number }
  /** The width of the card, and of the log where there is one. */
  readonly side: number
  /** The width of the dock; null for what the card and the log leave. */
  readonly dock: Readonly<Record<Foot, number | null>>
  readonly foot: Readonly<Record<Foot, number>>
  readonly hasLog: boolean
}

/** The slots of each layout. A slot never moves, grows or flees. */
export const SLOTS = {
  wide: {
    edge: 0.75,
    gap: 0.75,
    scores: { width: 16, height: 5.75 },
    corner: { width: 15.5, height: 3.25 },
    adviser: { width: 15, share: 0.6 },
    side: 16,
    dock: { low: 38.5, tall: null },
    foot: { low: 4.25, tall: 6.25 },
    hasLog: true,
  },
  small: {
    edge: 0.5,
    gap: 0.5,
    scores: { width: 12, height: 5 },
    corner: { width: 14, height: 2.75 },
    adviser: { width: 12.5, share: 0.55 },
    side: 12.5,
    dock: { low: 30, tall: null },
    foot: { low: 3.9, tall: 5.25 },
    hasLog: false,
  },
  column: {
    edge: 0.5,
    gap: 0.5,
    scores: { width: 29, height: 3 },
    corner: { width: 29, height: 3 },
    adviser: { width: 29, share: 0.4 },
    side: 29,
    dock: { low: null, tall: null },
    foot: { low: 9, tall: 9 },
    hasLog: false,
  },
  tv: {
    edge: 1.4,
    gap: 0.7,
    scores: { width: 14, height: 5.7 },
    corner: { width: 14, height: 3.2 },
    adviser: { width: 15, share: 0.6 },
    side: 16,
    dock: { low: null, tall: null },
    foot: { low: 4, tall: 5.6 },
    hasLog: false,
  },
} as const satisfies Record<LayoutName, SlotTable>

/** The height of the card over the dock of a column, rem. */
export const COLUMN_CARD = 5.2

/** The window's width below which the card stands over the dock instead of beside it, rem. */
export const NARROW = 46

/**
 * Returns the part of the window that is free for the camera, by the slot table alone: it stays the same while panels fill
 * and empty.
 *
 * @param window rem
 * @param hasAdviser whether an adviser is open: its place is taken from the picture too
 */
export function freeOf(layout: LayoutName, foot: Foot, window: Size, hasAdviser: boolean): Free {
  const table: SlotTable = SLOTS[layout]
  const { edge, gap } = table
  const isColumn = layout === 'column'
  const rows = isColumn ? [table.corner.height, table.scores.height] : []
  const top = rows.reduce((sum, height) => sum + height + gap, isColumn ? edge : 0)
  const card = isColumn || window.width < NARROW ? COLUMN_CARD + gap : 0
  const bottom = window.height - edge - table.foot[foot] - card - gap
  const box = (left: number, up: number, { width, height }: Size): Covered => ({
    left: (left - gap) / window.width,
    right: (left + width + gap) / window.width,
    top: up / window.height,
    bottom: (up + height + gap) / window.height,
  })
  const right = (width: number) => window.width - edge - width
  const adviser = { width: table.adviser.width, height: table.adviser.share * window.height }
  const corners = isColumn
    ? [{ left: 0, right: 1, top: 0, bottom: top / window.height }]
    : [box(edge, 0, table.scores), box(right(table.corner.width), 0, table.corner)]
  const advised = hasAdviser && !isColumn ? [box(right(adviser.width), edge + table.corner.height + gap, adviser)] : []
  return {
    top: top / window.height,
    bottom: bottom / window.height,
    covered: [...corners, ...advised],
    isSlotted: true,
    isAside: advised.length > 0,
  }
}

/** Returns the measures of a layout for its style sheet. */
export function slotStyle(layout: LayoutName, foot: Foot): Readonly<Record<string, string>> {
  const table: SlotTable = SLOTS[layout]
  const dock = table.dock[foot]
  return {
    '--edge': `${table.edge}rem`,
    '--gap': `${table.gap}rem`,
    '--scores-width': `${table.scores.width}rem`,
    '--scores-height': `${table.scores.height}rem`,
    '--corner-width': `${table.corner.width}rem`,
    '--corner-height': `${table.corner.height}rem`,
    '--adviser-width': `${table.adviser.width}rem`,
    '--adviser-share': `${table.adviser.share * 100}cqh`,
    '--side': `${table.side}rem`,
    '--foot': `${table.foot[foot]}rem`,
    '--dock-width': dock === null ? '100%' : `${dock}rem`,
  }
}
