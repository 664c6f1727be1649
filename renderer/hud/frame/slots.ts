import type { Covered, Free } from '../../table/camera/cameraPresets.ts'
import type { LayoutName } from './layoutName.ts'
import {
  COLUMN_CARD,
  type Foot,
  NARROW,
  NARROW_CARD,
  NARROW_CARD_HEIGHT,
  type Size,
  SLOTS,
  type SlotTable,
} from './slotTable.ts'

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
