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
const COLUMN_CARD = 5.2
const NARROW_CARD_HEIGHT = 3.6

/** The greatest width of a card that stands over the dock of a narrow window, rem. */
const NARROW_CARD = 18

/** The window's width below which the card stands over the dock instead of beside it, rem. */
export const NARROW = 46

/** A rectangle of the window, rem from its upper left corner. */
export interface SlotBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export type SlotName = 'scores' | 'corner' | 'adviser' | 'card' | 'dock' | 'log'

/** Returns where each slot of a layout is; null for one that the layout does not have. */
export function slotBoxes(layout: LayoutName, foot: Foot, window: Size): Readonly<Record<SlotName, SlotBox | null>> {
  const table: SlotTable = SLOTS[layout]
  return layout === 'column' ? stackedBoxes(table, foot, window) : cornerBoxes(table, foot, window)
}

/** Scores and corner above, the lower row below, the board between them. */
function cornerBoxes(table: SlotTable, foot: Foot, window: Size): Readonly<Record<SlotName, SlotBox | null>> {
  const { edge, gap, scores, corner, adviser, side } = table
  const [right, bottom] = [window.width - edge, window.height - edge]
  const rowTop = bottom - table.foot[foot]
  const isNarrow = window.width < NARROW
  const half = (window.width - 2 * edge - gap) / 2
  const widthOf = (width: number) => (isNarrow ? half : width)
  const row = {
    left: isNarrow ? edge : edge + side + gap,
    right: table.hasLog ? right - side - gap : right,
    top: rowTop,
    bottom,
  }
  const cardBottom = isNarrow ? rowTop - gap : bottom
  const cardTop = isNarrow ? cardBottom - NARROW_CARD_HEIGHT : rowTop
  const adviserTop = edge + corner.height + gap
  const adviserHeight = Math.min(adviser.share * window.height, cardTop - gap - adviserTop)
  return {
    scores: { left: edge, right: edge + widthOf(scores.width), top: edge, bottom: edge + scores.height },
    corner: { left: right - widthOf(corner.width), right, top: edge, bottom: edge + corner.height },
    adviser: { left: right - widthOf(adviser.width), right, top: adviserTop, bottom: adviserTop + adviserHeight },
    card: {
      left: edge,
      right: edge + (isNarrow ? Math.min(NARROW_CARD, window.width - 2 * edge) : side),
      top: cardTop,
      bottom: cardBottom,
    },
    dock: centred(row, table.dock[foot]),
    log: table.hasLog ? { left: right - side, right, top: rowTop, bottom } : null,
  }
}

/** All slots one below the other, the board among them. */
function stackedBoxes(table: SlotTable, foot: Foot, window: Size): Readonly<Record<SlotName, SlotBox | null>> {
  const { edge, gap, scores, corner, adviser } = table
  const [left, right, bottom] = [edge, window.width - edge, window.height - edge]
  const scoresTop = edge + corner.height + gap
  const dockTop = bottom - table.foot[foot]
  const cardTop = dockTop - gap - COLUMN_CARD
  return {
    corner: { left, right, top: edge, bottom: edge + corner.height },
    scores: { left, right, top: scoresTop, bottom: scoresTop + scores.height },
    // a sheet over the card
    adviser: { left, right, top: dockTop - gap - adviser.share * window.height, bottom: dockTop - gap },
    card: { left, right, top: cardTop, bottom: dockTop - gap },
    dock: { left, right, top: dockTop, bottom },
    log: null,
  }
}

/** Returns a box in the middle of another, as wide as asked as far as it has room. */
function centred({ left, right, ...rest }: SlotBox, width: number | null): SlotBox {
  const margin = width === null ? 0 : Math.max(0, right - left - width) / 2
  return { left: left + margin, right: right - margin, ...rest }
}

/**
 * Returns the part of the window that is free for the camera, by the slot table alone: it stays the same while panels fill
 * and empty.
 *
 * @param window rem
 * @param hasAdviser whether an adviser is open: its place is taken from the picture too
 */
export function freeOf(layout: LayoutName, foot: Foot, window: Size, hasAdviser: boolean): Free {
  const boxes = slotBoxes(layout, foot, window)
  const { gap }: SlotTable = SLOTS[layout]
  const isColumn = layout === 'column'
  const isAside = hasAdviser && !isColumn
  const corners = [boxes.scores, boxes.corner, isAside ? boxes.adviser : null].filter((box) => box !== null)
  const lowest = isColumn || window.width < NARROW ? boxes.card : boxes.dock
  const row = isColumn && hasAdviser ? boxes.adviser : lowest
  const below = { left: 0, right: 1, top: ((row?.top ?? window.height) - gap) / window.height, bottom: 1 }
  return { covered: [...corners.map((box) => shareOf(box, gap, window)), below], isAside }
}

/** Returns a box with a gap round it, as shares of the window; up to the window's upper edge. */
const shareOf = ({ left, right, bottom }: SlotBox, gap: number, { width, height }: Size): Covered => ({
  left: (left - gap) / width,
  right: (right + gap) / width,
  top: 0,
  bottom: (bottom + gap) / height,
})

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
