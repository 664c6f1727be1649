import type { PagePoint } from '../../table/picking/pagePoint.ts'
import type { Anchored } from './anchors.ts'
import { type Box, type Size, sharedArea } from './box.ts'
import type { Scene } from './scene.ts'

/**
 * The placement of a finger: its tip on the page, its rotation clockwise from pointing down, and its size as a share.
 */
export interface FingerPlace {
  readonly tip: PagePoint
  /** Radians. */
  readonly way: number
  readonly size: number
}

/** The drawing at full size, rem. */
export const FINGER = { length: 2.875, width: 2 } as const
/** The length of a finger, measured in heights of its cell, and the least share of its full size. */
const HEIGHTS = 1.9
const SMALLEST = 0.6
/**
 * The distance from the middle of a cell to the tip, in cells: just inside the edge, so that nothing of the cell is
 * hidden.
 */
const REACH = 0.47
const EDGES = [
  [REACH, 0],
  [-REACH, 0],
  [0, REACH],
  [0, -REACH],
] as const

/** The sides from which a finger may come, the best first: steps on the page away from its tip. */
const SIDES = [
  { x: 0, y: -1, way: 0 },
  { x: 0, y: 1, way: Math.PI },
  { x: 1, y: 0, way: Math.PI / 2 },
  { x: -1, y: 0, way: -Math.PI / 2 },
] as const

/** The costs of covering something, and of each less preferred side. */
const COSTS = { outside: 10_000, cell: 1000, panel: 400, side: 10 } as const
/** The least share of a finger that counts as covering something. */
const COVERING = 0.06

/** Keeps fingers at their cells, clear of each other's cells and of panels. */
export function placeFingers(elements: readonly Anchored[], scene: Scene, panels: readonly Box[], rem: number): void {
  const cells = elements.flatMap(({ anchor }) => (anchor.kind === 'pointer' ? anchor.cell : []))
  for (const { element, anchor } of elements) {
    if (anchor.kind !== 'pointer') continue
    const { cell, away } = anchor
    const others = [...cells, ...(away === null ? [] : [away])].filter((one) => one !== cell)
    stand(element, cell, scene, { cells: others.flatMap((one) => scene.boxOf(one) ?? []), panels }, rem)
  }
}

/** Things that a finger should not cover if possible. */
interface Spared {
  readonly cells: readonly Box[]
  readonly panels: readonly Box[]
}

function stand(element: HTMLElement, cell: number, scene: Scene, spared: Spared, rem: number): void {
  const middle = scene.placeOf(cell)
  const place = fingerPlace(cell, scene, spared, rem)
  element.style.visibility = middle ? 'visible' : 'hidden'
  if (!middle || !place) return
  const beyond = beyondEdge(middle, scene.window, EDGE * rem)
  const { tip, way, size } = beyond ?? place
  element.toggleAttribute('data-beyond', beyond !== null)
  element.style.translate = `${tip.x}px ${tip.y}px`
  element.style.setProperty('--way', `${way.toFixed(3)}rad`)
  element.style.setProperty('--size', size.toFixed(3))
}

/** The distance of a finger that points beyond the window from its edge, rem. */
const EDGE = 2.5

/** Returns the place at the edge of the window that points to a cell out of sight; null if that is in sight. */
function beyondEdge({ x, y }: PagePoint, { width, height }: Size, edge: number): FingerPlace | null {
  const tip = { x: Math.min(Math.max(x, edge), width - edge), y: Math.min(Math.max(y, edge), height - edge) }
  if (tip.x === x && tip.y === y) return null
  return { tip, way: Math.atan2(x - tip.x, tip.y - y) + Math.PI, size: 1 }
}

/**
 * Returns the place where a finger touches its cell, from the side where it covers least; null if there is no such
 * cell.
 */
export function fingerPlace(cell: number, scene: Scene, spared: Spared, rem: number): FingerPlace | null {
  const edges = EDGES.flatMap(([east, north]) => scene.placeOf(cell, east, north) ?? [])
  const box = scene.boxOf(cell)
  if (edges.length < EDGES.length || !box) return null
  const size = Math.min(1, Math.max(SMALLEST, ((box.bottom - box.top) * HEIGHTS) / (FINGER.length * rem)))
  const places = SIDES.map(({ x, y, way }, rank) => {
    const reached = (one: PagePoint) => one.x * x + one.y * y
    const tip = edges.reduce((best, one) => (reached(one) > reached(best) ? one : best))
    const over = fingerBox(tip, { x, y }, size * rem)
    return { tip, way, size, cost: costOf(over, scene.window, spared) + rank * COSTS.side }
  })
  return places.reduce((best, one) => (one.cost < best.cost ? one : best))
}

/** Returns the box that a finger covers from a side. */
function fingerBox({ x, y }: PagePoint, side: PagePoint, scale: number): Box {
  const [long, half] = [FINGER.length * scale, (FINGER.width * scale) / 2]
  const [endX, endY] = [x + side.x * long, y + side.y * long]
  const [wide, high] = side.x === 0 ? [half, 0] : [0, half]
  return {
    left: Math.min(x, endX) - wide,
    right: Math.max(x, endX) + wide,
    top: Math.min(y, endY) - high,
    bottom: Math.max(y, endY) + high,
  }
}

function costOf(finger: Box, { width, height }: Size, { cells, panels }: Spared): number {
  const area = (finger.right - finger.left) * (finger.bottom - finger.top)
  const count = (boxes: readonly Box[]) => boxes.filter((box) => sharedArea(finger, box) > area * COVERING).length
  const isOutside = finger.left < 0 || finger.top < 0 || finger.right > width || finger.bottom > height
  return count(cells) * COSTS.cell + count(panels) * COSTS.panel + (isOutside ? COSTS.outside : 0)
}
