import type { PagePoint } from '../../table/picking/pagePoint.ts'
import { type Box, boxAt, type Size, sharedArea } from './box.ts'

/** The surroundings of a caption. All in CSS pixels. */
export interface CaptionSurroundings {
  readonly window: Size
  /** Captions that are already placed. */
  readonly taken: readonly Box[]
  /** Possible choices, and panels: never covered. */
  readonly spared: readonly Box[]
  /** The caption's subject, up to its top: never covered. If missing, the caption is a little above the point. */
  readonly own?: Box
}

/** The distance from a point to its caption if the things there are unknown. */
const AROUND = { above: 26, below: 18, aside: 26 } as const
const GAP = 3
const MARGIN = 6
/** The greatest distance from its proper place, in lines of captions. */
const FARTHEST = 4

/**
 * Returns the place of a caption: over its subject and over existing captions, inside the window; elsewhere nearby if
 * it would cover a choice or another caption. CSS pixels, its upper left corner; null if there is no room for it.
 */
export function placeCaption(point: PagePoint, caption: Size, around: CaptionSurroundings): PagePoint | null {
  const { window, spared, taken, own } = around
  const reach = reachOf(point, own)
  const wanted = inside(placeOver(point, caption, reach.above), caption, window)
  const kept = [...spared, ...taken, ...(own ? [own] : [])]
  const farFrom = ({ x, y }: PagePoint) => Math.hypot(x - wanted.x, y - wanted.y)
  const places = [stacked(wanted, caption, taken), ...nearby(point, caption, reach, window)]
  const [best] = places.filter((at) => !covers(at, caption, kept)).toSorted((a, b) => farFrom(a) - farFrom(b))
  return best ?? null
}

/** The distance from a point to its caption above, below and beside it. */
interface Reach {
  readonly above: number
  readonly below: number
  readonly aside: number
}

function reachOf({ x, y }: PagePoint, own: Box | undefined): Reach {
  if (!own) return AROUND
  return { above: y - own.top, below: own.bottom - y + GAP, aside: Math.max(x - own.left, own.right - x) + GAP }
}

const placeOver = ({ x, y }: PagePoint, { width, height }: Size, above: number): PagePoint => ({
  x: x - width / 2,
  y: y - above - height - GAP,
})

/** Returns a place for a caption above the captions that are in its way. */
function stacked({ x, y: wanted }: PagePoint, caption: Size, taken: readonly Box[]): PagePoint {
  let y = wanted
  for (const other of taken.toSorted((a, b) => b.top - a.top)) {
    if (covers({ x, y }, caption, [other])) y = other.top - caption.height - GAP
  }
  return { x, y: Math.max(MARGIN, y) }
}

/** Returns places for a caption above, below and beside its subject. */
function nearby(point: PagePoint, caption: Size, { above, below, aside }: Reach, window: Size): readonly PagePoint[] {
  const { width, height } = caption
  const lines = Array.from({ length: FARTHEST + 1 }, (_, index) => index * (height + GAP))
  const heights = lines.flatMap((away) => [-above - height - GAP - away, below + away])
  const beside = width / 2 + aside
  return [0, -beside, beside, -beside * 1.5, beside * 1.5].flatMap((east) =>
    [...heights, ...(east === 0 ? [] : [-height / 2])].map((south) =>
      inside({ x: point.x + east - width / 2, y: point.y + south }, caption, window),
    ),
  )
}

function inside({ x, y }: PagePoint, { width, height }: Size, window: Size): PagePoint {
  const within = (value: number, most: number) => Math.floor(Math.max(MARGIN, Math.min(value, most - MARGIN)))
  return { x: within(x, window.width - width), y: within(y, window.height - height) }
}

/** Returns whether a caption would cover any of the boxes. */
function covers(at: PagePoint, { width, height }: Size, others: readonly Box[]): boolean {
  const box = boxAt(at, { width, height: height + GAP })
  return others.some((other) => sharedArea(box, other) > 0)
}
