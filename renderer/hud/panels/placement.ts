import type { PagePoint } from '../../table/picking/pagePoint.ts'
import { type Box, boxAt, type Size, sharedArea } from './box.ts'

/** What a panel is placed among. All in CSS pixels. */
export interface Surroundings {
  readonly window: Size
  /** Must stay in sight: who acts, and what is chosen or pointed at. */
  readonly seen: readonly Box[]
  /** Better left in sight, such as a line of fire, or what may be chosen. */
  readonly spared: readonly Box[]
  /** What else stands on the table: left in sight where another place is as near. */
  readonly others?: readonly Box[]
  /** The board, row by row, for a panel that belongs beside it; empty for others. */
  readonly board: readonly Box[]
  /** Other panels. */
  readonly panels: readonly Box[]
  /** Space between a panel and everything else. */
  readonly gap: number
}

/** Where a panel ends up. */
export interface Placement {
  /** Its upper left corner. */
  readonly at: PagePoint
  /** Its height: less than it wants where only that fits. */
  readonly height: number
  /** True when nothing that must be seen, and no other panel, is under it. */
  readonly isFree: boolean
}

const COVERS_SEEN = 1e7
const OVERLAPS_PANEL = 1e5
const COVERS_SPARED = 400
const COVERS_OTHER = 150
const COVERS_BOARD = 3000
/** A pixel of height given up, in pixels of distance. */
const SHRINKING = 0.6

/**
 * Finds a place for a panel inside the window: off what must be seen first, off other panels second, and as near to one of
 * the wanted corners as that allows.
 *
 * @param wanted upper left corners, the best first
 * @param least the height to which it may be shrunk
 */
export function placePanel(wanted: readonly PagePoint[], panel: Size, least: number, around: Surroundings): Placement {
  let best: Placement & { readonly cost: number } = {
    at: { x: 0, y: 0 },
    height: panel.height,
    isFree: false,
    cost: 1e12,
  }
  for (const height of heightsOf(panel.height, least)) {
    const size = { width: panel.width, height }
    const shrunk = (panel.height - height) * SHRINKING
    for (const at of cornersOf(wanted, size, around)) {
      const { cost, isFree } = judged(at, size, wanted, around)
      if (cost + shrunk < best.cost) best = { at, height, isFree, cost: cost + shrunk }
    }
    if (best.isFree) break
  }
  const { at, height, isFree } = best
  return { at, height, isFree }
}

function heightsOf(height: number, least: number): readonly number[] {
  const lower = [0.85, 0.7, 0.55, 0.4].map((share) => height * share).filter((one) => one > least)
  return least < height ? [height, ...lower, least] : [height]
}

/** Where a panel could be: where it is wanted, and beside each thing that it must not cover. */
function cornersOf(wanted: readonly PagePoint[], { width, height }: Size, around: Surroundings): readonly PagePoint[] {
  const { window, gap } = around
  const things = [...around.seen, ...around.panels, ...unionOf(around.spared), ...around.board]
  const [most, lowest] = [window.width - width - gap, window.height - height - gap]
  const xs = [...wanted.map(({ x }) => x), ...things.flatMap((box) => [box.right + gap, box.left - gap - width])]
  const ys = [...wanted.map(({ y }) => y), ...things.flatMap((box) => [box.bottom + gap, box.top - gap - height])]
  const across = fitting([gap, most, ...xs], gap, most)
  const down = fitting([gap, lowest, ...ys], gap, lowest)
  return across.flatMap((x) => down.map((y) => ({ x, y })))
}

/** The one box around several; none around nothing. */
function unionOf(boxes: readonly Box[]): readonly Box[] {
  if (boxes.length === 0) return []
  return [
    {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    },
  ]
}

/** Numbers inside the limits, each once; those outside are moved to the limit. */
function fitting(numbers: readonly number[], least: number, most: number): readonly number[] {
  return [...new Set(numbers.map((one) => Math.round(Math.max(least, Math.min(one, most)))))]
}

function judged(at: PagePoint, size: Size, wanted: readonly PagePoint[], around: Surroundings) {
  const box = boxAt(at, size)
  const covered = around.seen.reduce((sum, one) => sum + cost(box, one, COVERS_SEEN), 0)
  const overlapped = around.panels.reduce((sum, one) => sum + cost(box, one, OVERLAPS_PANEL), 0)
  const spared = around.spared.filter((one) => sharedArea(box, one) > 0).length * COVERS_SPARED
  const others = (around.others ?? []).filter((one) => sharedArea(box, one) > 0).length * COVERS_OTHER
  const board = around.board.filter((one) => sharedArea(box, one) > 0).length * COVERS_BOARD
  const far = Math.min(...wanted.map((one, rank) => Math.hypot(at.x - one.x, at.y - one.y) + rank * around.gap))
  return { cost: covered + overlapped + spared + others + board + far, isFree: covered + overlapped === 0 }
}

function cost(box: Box, other: Box, weight: number): number {
  const shared = sharedArea(box, other)
  return shared > 0 ? weight + shared * 10 : 0
}
