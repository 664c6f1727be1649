import type { LayoutName } from './layoutName.ts'

/** The height of the lower row: one line of orders, or two. It never changes within a match. */
export type Foot = 'low' | 'tall'

/** rem */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Where the slots of a layout are: all in rem. */
export interface SlotTable {
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
    corner: { width: 14.5, height: 2.75 },
    adviser: { width: 12.5, share: 0.55 },
    side: 12.5,
    dock: { low: 36, tall: null },
    foot: { low: 3.9, tall: 5.25 },
    hasLog: false,
  },
  column: {
    edge: 0.5,
    gap: 0.5,
    scores: { width: 29, height: 3 },
    corner: { width: 29, height: 3 },
    adviser: { width: 29, share: 0.3 },
    side: 29,
    dock: { low: null, tall: null },
    foot: { low: 9, tall: 9 },
    hasLog: false,
  },
  tv: {
    edge: 1.4,
    gap: 0.7,
    scores: { width: 13, height: 5.4 },
    corner: { width: 15, height: 3.2 },
    adviser: { width: 15, share: 0.6 },
    side: 16,
    dock: { low: null, tall: null },
    foot: { low: 4, tall: 5.6 },
    hasLog: false,
  },
} as const satisfies Record<LayoutName, SlotTable>

/** The height of the card over the dock: of a column, and of a narrow window; rem. */
export const COLUMN_CARD = 5.2
export const NARROW_CARD_HEIGHT = 3.6

/** The greatest width of a card that stands over the dock of a narrow window, rem. */
export const NARROW_CARD = 18

/** The window's width below which the card stands over the dock instead of beside it, rem. */
export const NARROW = 46

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
    '--column-card': `${COLUMN_CARD}rem`,
    '--narrow-card': `${NARROW_CARD_HEIGHT}rem`,
    '--narrow-card-width': `${NARROW_CARD}rem`,
    '--foot': `${table.foot[foot]}rem`,
    '--dock-width': dock === null ? '100%' : `${dock}rem`,
  }
}
