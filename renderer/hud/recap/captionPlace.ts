import type { PagePoint } from '../../table/picking/pagePoint.ts'
import { type Box, boxAt, type Size, sharedArea } from '../atCell/box.ts'

/** What a caption is placed among. All in CSS pixels. */
export interface CaptionSurroundings {
  readonly window: Size
  /** Captions that are there already. */
  readonly taken: readonly Box[]
  /** What may be chosen, and panels: never covered. */
  readonly spared: readonly Box[]
  /** What it tells of, up to its top: never covered. Where the table does not say, a little over the point. */
  readonly own?: Box
}

/** From a point to its caption where nothing is known of what stands there. */
const AROUND = { above: 26, below: 18, aside: 26 } as const
const GAP = 3
const MARGIN = 6
/** How many lines of captions it may be away from where it belongs. */
const FARTHEST = 4

/**
 * Where a caption goes: over what it tells of and over captions that are there already, inside the window; elsewhere near
 * where it would cover what may be chosen or another caption. CSS pixels, its upper left corner;
 * null where there is no room for it.
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

/** From a point to its caption above, below and beside it. */
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

/** Over the captions that are in its way. */
function stacked({ x, y: wanted }: PagePoint, caption: Size, taken: readonly Box[]): PagePoint {
  let y = wanted
  for (const other of taken.toSorted((a, b) => b.top - a.top)) {
    if (covers({ x, y }, caption, [other])) y = other.top - caption.height - GAP
  }
  return { x, y: Math.max(MARGIN, y) }
}

/** Places above, below and beside what it tells of. */
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

/** Whether a caption would lie over one of them. */
function covers(at: PagePoint, { width, height }: Size, others: readonly Box[]): boolean {
  const box = boxAt(at, { width, height: height + GAP })
  return others.some((other) => sharedArea(box, other) > 0)
}
