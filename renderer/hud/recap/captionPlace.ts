import type { PagePoint } from '../../table/picking/pagePoint.ts'
import { type Box, boxAt, type Size, sharedArea } from '../panels/box.ts'

/** What a caption is placed among. All in CSS pixels. */
export interface CaptionSurroundings {
  readonly window: Size
  /** Captions that are there already. */
  readonly taken: readonly Box[]
  /** What may be chosen, and panels: never covered. */
  readonly spared: readonly Box[]
  /** How far above its point it is to be: what stands there stays in sight. */
  readonly above?: number
}

const ABOVE = 26
const BELOW = 18
const GAP = 3
const MARGIN = 6
/** How many lines of captions it may be away from where it belongs. */
const FARTHEST = 4

/**
 * Where a caption goes: over its point and over captions that are there already, inside the window; as near as it can be
 * where it would cover what may be chosen. CSS pixels, its upper left corner; null where there is no room for it.
 */
export function placeCaption(point: PagePoint, caption: Size, around: CaptionSurroundings): PagePoint | null {
  const over = stacked(point, caption, around)
  if (!covers(over, caption, around.spared)) return over
  const isFree = (at: PagePoint) => !covers(at, caption, around.spared) && !covers(at, caption, around.taken)
  return nearby(point, caption, around.window).find(isFree) ?? null
}

function stacked(point: PagePoint, caption: Size, { window, taken, above = ABOVE }: CaptionSurroundings): PagePoint {
  const { x, y: wanted } = inside(
    { x: point.x - caption.width / 2, y: point.y - above - caption.height },
    caption,
    window,
  )
  let y = wanted
  for (const other of taken.toSorted((a, b) => b.top - a.top)) {
    if (covers({ x, y }, caption, [other])) y = other.top - caption.height - GAP
  }
  return { x, y: Math.max(MARGIN, y) }
}

/** Places around a point, the nearest first. */
function nearby(point: PagePoint, caption: Size, window: Size): readonly PagePoint[] {
  const line = caption.height + GAP
  const aside = caption.width / 2 + ABOVE
  const lines = Array.from({ length: FARTHEST + 1 }, (_, index) => index * line)
  const heights = lines.flatMap((away) => [-ABOVE - caption.height - away, BELOW + away])
  const places = [0, -aside, aside, -aside * 1.5, aside * 1.5].flatMap((east) =>
    [...heights, -caption.height / 2].map((south) => ({
      east,
      south,
      far: Math.hypot(east, south + caption.height / 2),
    })),
  )
  return places
    .sort((a, b) => a.far - b.far)
    .map(({ east, south }) => inside({ x: point.x + east - caption.width / 2, y: point.y + south }, caption, window))
}

function inside({ x, y }: PagePoint, { width, height }: Size, window: Size): PagePoint {
  const within = (value: number, most: number) => Math.round(Math.max(MARGIN, Math.min(value, most - MARGIN)))
  return { x: within(x, window.width - width), y: within(y, window.height - height) }
}

const covers = (at: PagePoint, caption: Size, others: readonly Box[]): boolean =>
  others.some((other) => sharedArea(boxAt(at, { width: caption.width, height: caption.height + GAP }), other) > 0)
