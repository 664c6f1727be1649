import type { LayoutName } from './layoutName.ts'

/** The height of the lower row: one line of orders, two, or room for a vote. It never changes within a match. */
export type Foot = 'low' | 'tall' | 'vote'

/** A size, in rem. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The places of a layout's slots: all in rem. */
export interface SlotTable {
  /**
   * The distance from the window's edge to the slots; on a television, the part of the picture that its frame may hide.
   */
  readonly edge: number | 'safe area'
  readonly gap: number
  /** Top left. */
  readonly scores: Size
  /** Facts and menu, top right. */
  readonly corner: Size
  /** Under the corner; its height is a share of the window's. */
  readonly adviser: { readonly width: number; readonly share: number }
  /** The width of the card, and of the log if there is one. */
  readonly side: number
  /** The width of the dock; null for the space between the card and the log. */
  readonly dock: Readonly<Record<Foot, number | null>>
  readonly foot: Readonly<Record<Foot, number>>
  readonly hasLog: boolean
}

/** The slots of each layout. A slot never moves or grows. */
export const SLOTS = {
  wide: {
    edge: 0.75,
    gap: 0.75,
    scores: { width: 16, height: 5.75 },
    corner: { width: 15.5, height: 3.25 },
    adviser: { width: 15, share: 0.6 },
    side: 16,
    dock: { low: 38.5, tall: null, vote: null },
    foot: { low: 4.25, tall: 6.25, vote: 9 },
    hasLog: true,
  },
  small: {
    edge: 0.5,
    gap: 0.5,
    scores: { width: 12, height: 5 },
    corner: { width: 14.5, height: 2.75 },
    adviser: { width: 12.5, share: 0.55 },
    side: 12.5,
    dock: { low: 36, tall: null, vote: null },
    foot: { low: 3.9, tall: 5.25, vote: 9 },
    hasLog: false,
  },
  column: {
    edge: 0.5,
    gap: 0.5,
    scores: { width: 29, height: 3 },
    corner: { width: 29, height: 3 },
    adviser: { width: 29, share: 0.3 },
    side: 29,
    dock: { low: null, tall: null, vote: null },
    foot: { low: 9, tall: 9, vote: 14.5 },
    hasLog: false,
  },
  tv: {
    edge: 'safe area',
    gap: 0.7,
    scores: { width: 13, height: 5.4 },
    corner: { width: 16, height: 3.2 },
    adviser: { width: 16, share: 0.6 },
    side: 16,
    dock: { low: null, tall: null, vote: null },
    foot: { low: 4, tall: 5.6, vote: 9 },
    hasLog: false,
  },
} as const satisfies Record<LayoutName, SlotTable>

/** The share of a television's height that its frame may hide. */
const SAFE_AREA = 0.035

/** Returns the distance of a layout's slots from the window's edge, rem. */
export const edgeIn = ({ edge }: SlotTable, { height }: Size): number =>
  edge === 'safe area' ? SAFE_AREA * height : edge

/** The height of the captions of sounds below the scores, rem. */
export const CAPTIONS = { column: 1.75, else: 5 } as const

/** The height of the card over the dock of a column, rem. */
export const COLUMN_CARD = 5.2

/** The window's width below which scores, corner and card fold, and the card stands under the scores, rem. */
export const NARROW = 50

/** The width of scores, corner and card in a narrow window, the height of the card, and the width of an adviser; rem. */
export const NARROW_SLOTS = { side: 8, card: 5.5, adviser: 14 } as const

/** Returns the measures of a layout for its style sheet. */
export function slotStyle(layout: LayoutName, foot: Foot, window: Size): Readonly<Record<string, string>> {
  const table: SlotTable = SLOTS[layout]
  const dock = table.dock[foot]
  return {
    '--edge': `${edgeIn(table, window)}rem`,
    '--gap': `${table.gap}rem`,
    '--scores-width': `${table.scores.width}rem`,
    '--scores-height': `${table.scores.height}rem`,
    '--corner-width': `${table.corner.width}rem`,
    '--corner-height': `${table.corner.height}rem`,
    '--adviser-width': `${table.adviser.width}rem`,
    '--adviser-share': `${table.adviser.share * 100}cqh`,
    '--side': `${table.side}rem`,
    '--captions': `${layout === 'column' ? CAPTIONS.column : CAPTIONS.else}rem`,
    '--column-card': `${COLUMN_CARD}rem`,
    '--narrow-side': `${NARROW_SLOTS.side}rem`,
    '--narrow-card': `${NARROW_SLOTS.card}rem`,
    '--narrow-adviser': `${NARROW_SLOTS.adviser}rem`,
    '--foot': `${table.foot[foot]}rem`,
    '--dock-width': dock === null ? '100%' : `${dock}rem`,
  }
}
