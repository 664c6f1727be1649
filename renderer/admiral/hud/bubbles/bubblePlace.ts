import type { Size } from '../../../hud/cellAnchors.ts'
import type { PagePoint } from '../../../table/picking/pagePoint.ts'

/** Between a point and what belongs to it, CSS pixels. */
const GAP = 52
const MARGIN = 8
/** Kept free above and below where there is room: the panels of state and of what can be done. */
const EDGES = { top: 104, bottom: 136 } as const

/**
 * Where a panel goes that belongs to a point: to one side of it, above or below; inside the window, and off the line
 * to `away`. All in CSS pixels; the answer is the panel's upper left corner.
 */
export function placeAside(point: PagePoint, away: PagePoint | null, panel: Size, window: Size): PagePoint {
  const places = [
    { x: point.x + GAP, y: point.y - panel.height / 2 },
    { x: point.x - GAP - panel.width, y: point.y - panel.height / 2 },
    { x: point.x - panel.width / 2, y: point.y - GAP - panel.height },
    { x: point.x - panel.width / 2, y: point.y + GAP },
  ]
  const judged = places.map((place) => {
    const inside = fitted(place, panel, window)
    return { inside, fault: faultOf(inside, place, point, away, panel) }
  })
  const [best] = judged.toSorted((a, b) => a.fault - b.fault)
  return best?.inside ?? { x: MARGIN, y: MARGIN }
}

/** How much is covered that should be seen, in pixels covered along the way to `away`, and how far it was pushed. */
function faultOf(at: PagePoint, wanted: PagePoint, point: PagePoint, away: PagePoint | null, panel: Size): number {
  const steps = [0, 0.25, 0.5, 0.75, 1]
  const seen = steps.map((t) => (away ? { x: mix(point.x, away.x, t), y: mix(point.y, away.y, t) } : point))
  const covered = seen.filter((one) => covers(at, panel, one)).length
  return covered * 400 + Math.hypot(at.x - wanted.x, at.y - wanted.y)
}

const mix = (from: number, to: number, t: number): number => from + (to - from) * t

function covers({ x, y }: PagePoint, { width, height }: Size, point: PagePoint): boolean {
  return point.x > x && point.x < x + width && point.y > y && point.y < y + height
}

function fitted({ x, y }: PagePoint, panel: Size, window: Size): PagePoint {
  const isRoomy = window.height - EDGES.top - EDGES.bottom >= panel.height
  const [top, bottom] = isRoomy ? [EDGES.top, EDGES.bottom] : [MARGIN, MARGIN]
  return {
    x: clamp(x, MARGIN, window.width - panel.width - MARGIN),
    y: clamp(y, top, window.height - panel.height - bottom),
  }
}

const clamp = (value: number, least: number, most: number): number => Math.round(Math.max(least, Math.min(value, most)))
