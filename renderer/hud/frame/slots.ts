import type { Covered, Free } from '../../table/camera/cameraPresets.ts'
import type { LayoutName } from './layoutName.ts'
import {
  CAPTIONS,
  COLUMN_CARD,
  edgeIn,
  type Foot,
  NARROW,
  NARROW_SLOTS,
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

/** Returns the box of each slot of a layout; null for one that the layout does not have. */
export function slotBoxes(layout: LayoutName, foot: Foot, window: Size): Readonly<Record<SlotName, SlotBox | null>> {
  const table: SlotTable = SLOTS[layout]
  return layout === 'column' ? stackedBoxes(table, foot, window) : cornerBoxes(table, foot, window)
}

/** Scores and corner above, the lower row below, the board between them. */
function cornerBoxes(table: SlotTable, foot: Foot, window: Size): Readonly<Record<SlotName, SlotBox | null>> {
  if (window.width < NARROW) return narrowBoxes(table, foot, window)
  const { gap, scores, corner, adviser, side } = table
  const edge = edgeIn(table, window)
  const [right, bottom] = [window.width - edge, window.height - edge]
  const top = bottom - table.foot[foot]
  const row = { left: edge + side + gap, right: table.hasLog ? right - side - gap : right, top, bottom }
  const adviserTop = edge + corner.height + gap
  const adviserHeight = Math.min(adviser.share * window.height, top - gap - adviserTop)
  return {
    scores: { left: edge, right: edge + scores.width, top: edge, bottom: edge + scores.height },
    corner: { left: right - corner.width, right, top: edge, bottom: edge + corner.height },
    adviser: { left: right - adviser.width, right, top: adviserTop, bottom: adviserTop + adviserHeight },
    card: { left: edge, right: edge + side, top, bottom },
    dock: centred(row, table.dock[foot]),
    log: table.hasLog ? { left: right - side, right, top, bottom } : null,
  }
}

/**
 * Lays out large text: the card under the scores, the adviser under the corner, the dock along the whole lower edge.
 */
function narrowBoxes(table: SlotTable, foot: Foot, window: Size): Readonly<Record<SlotName, SlotBox | null>> {
  const { gap } = table
  const edge = edgeIn(table, window)
  const [right, bottom] = [window.width - edge, window.height - edge]
  const { side, card, adviser } = NARROW_SLOTS
  const upper = { top: edge, bottom: edge + table.scores.height }
  const second = upper.bottom + gap
  const dockTop = bottom - table.foot[foot]
  return {
    scores: { left: edge, right: edge + side, ...upper },
    corner: { left: right - side, right, ...upper },
    adviser: { left: right - adviser, right, top: second, bottom: dockTop - gap },
    card: { left: edge, right: edge + side, top: second, bottom: second + card },
    dock: { left: edge, right, top: dockTop, bottom },
    log: null,
  }
}

/** Lays out all slots one below the other, with the board among them. */
function stackedBoxes(table: SlotTable, foot: Foot, window: Size): Readonly<Record<SlotName, SlotBox | null>> {
  const { gap, scores, corner, adviser } = table
  const edge = edgeIn(table, window)
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

/** Returns a box in the middle of another, with the requested width if there is room. */
function centred({ left, right, ...rest }: SlotBox, width: number | null): SlotBox {
  const margin = width === null ? 0 : Math.max(0, right - left - width) / 2
  return { left: left + margin, right: right - margin, ...rest }
}

/** Parts that are not always open. */
interface ShownParts {
  readonly hasAdviser?: boolean
  readonly hasCaptions?: boolean
}

/**
 * Returns the part of the window that is free for the camera, by the slot table alone: it stays the same while panels
 * fill and empty.
 *
 * @param window rem
 * @param shows the parts that are open: their places are taken from the picture too
 */
export function freeOf(layout: LayoutName, foot: Foot, window: Size, shows: ShownParts): Free {
  const { hasAdviser = false, hasCaptions = false } = shows
  const boxes = slotBoxes(layout, foot, window)
  const { gap }: SlotTable = SLOTS[layout]
  const isColumn = layout === 'column'
  const isAside = hasAdviser && !isColumn
  const isNarrow = !isColumn && window.width < NARROW
  const upper = isNarrow ? boxes.card : boxes.scores
  const captions = hasCaptions && upper ? captionsBelow(upper, gap, isColumn) : null
  const above = [boxes.scores, boxes.corner, isNarrow ? boxes.card : null, isAside ? boxes.adviser : null, captions]
  const corners = above.filter((box) => box !== null)
  const lowest = isColumn ? boxes.card : boxes.dock
  const row = isColumn && hasAdviser ? boxes.adviser : lowest
  const below = { left: 0, right: 1, top: ((row?.top ?? window.height) - gap) / window.height, bottom: 1 }
  return { covered: [...corners.map((box) => shareOf(box, gap, window)), below], isAside }
}

/** Returns the box of the captions of sounds. */
function captionsBelow({ left, right, bottom }: SlotBox, gap: number, isColumn: boolean): SlotBox {
  const top = bottom + gap
  return { left, right, top, bottom: top + (isColumn ? CAPTIONS.column : CAPTIONS.else) }
}

/** Returns a box with a gap round it, as shares of the window; up to the window's upper edge. */
const shareOf = ({ left, right, bottom }: SlotBox, gap: number, { width, height }: Size): Covered => ({
  left: (left - gap) / width,
  right: (right + gap) / width,
  top: 0,
  bottom: (bottom + gap) / height,
})
