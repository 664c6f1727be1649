import type { PagePoint } from '../../table/picking/pagePoint.ts'
import { sparedBy } from './anchorPlaces.ts'
import { apart, type Box, boxAt, isInside, type Size, sharedArea, sizeOf } from './box.ts'
import { type Placement, placePanel, type Surroundings } from './placement.ts'
import type { Placed, Scene } from './scene.ts'

/** Where a panel was put, and what spoke for it. */
interface Stand {
  readonly at: PagePoint
  readonly height: number
  readonly home: Box
  readonly anchor: string
  readonly window: Size
  /** How many choices it covers. */
  readonly covers: number
  /** How far from its cell, in CSS pixels. */
  readonly gap: number
  /** It found its place while the camera was on its way: nothing was yet where it stays. */
  readonly inFlight: boolean
  /** What the camera saw when it last rested. */
  readonly view: unknown
}

/** How far a panel may be from its cell, or from where it opened beside it if that is farther, rem. */
const ASTRAY = 12

const stands = new WeakMap<HTMLElement, Stand>()

/** Remembers where a panel stands now; `spared` is what it should rather not cover. */
export function stand(panel: Placed, found: Placement, scene: Scene, spared: readonly Box[]): void {
  const box = boxAt(found.at, { width: sizeOf(panel.home).width, height: found.height })
  const before = stands.get(panel.element)
  const isHeld = before?.at.x === found.at.x && before.at.y === found.at.y && before.anchor === anchorOf(panel)
  const { covers, gap } = isHeld ? before : { covers: covering(box, spared), gap: gapTo(panel, box, scene) }
  const inFlight = isHeld ? before.inFlight : scene.isMoving === true
  const view = isHeld && scene.isMoving ? before.view : scene.view
  const { at, height } = found
  const { home } = panel
  const { window } = scene
  stands.set(panel.element, { at, height, home, anchor: anchorOf(panel), window, covers, gap, inFlight, view })
}

/** Whether the camera has come to rest elsewhere since a panel found its place; not while the pointer is over it. */
export function isSeenAnew({ element }: Placed, scene: Scene): boolean {
  const stood = stands.get(element)
  return stood !== undefined && !scene.isMoving && stood.view !== scene.view && !element.matches(':hover')
}

/** Forgets where a panel stood: it opens anew. */
export const leave = (element: HTMLElement): boolean => stands.delete(element)

/**
 * Where a panel stands already, as long as that is free: what moves on the table moves no panel that is in nobody's way, and
 * what is only pointed at moves none that has buttons, for they are on the pointer's way. Under the pointer, and while the camera is
 * on its way, it stays over whatever comes there. Null where it must be placed anew, as once the camera rests that was on
 * its way when the panel opened.
 *
 * @param least the height to which it may be shrunk, CSS pixels
 */
export function heldAt(
  panel: Placed,
  scene: Scene,
  around: Surroundings,
  least: number,
  rem: number,
): Placement | null {
  const stood = stands.get(panel.element)
  if (!stood || !isSameSize(stood.window, scene.window)) return null
  const isUnderHand = panel.element.matches(':hover')
  if (!isUnderHand && stood.anchor !== anchorOf(panel)) return null
  const isWaiting = isUnderHand || scene.isMoving === true
  if (stood.inFlight && !isWaiting) return null
  const seen = isWaiting ? [] : panel.onlyTells ? scene.seen : (scene.kept ?? scene.seen)
  const held = grownAt(panel, stood, { ...around, seen, spared: [], others: [], board: [] }, least, isUnderHand)
  if (!held || isWaiting || !isSameSize(sizeOf(panel.home), sizeOf(stood.home))) return held
  const box = boxAt(held.at, { width: sizeOf(panel.home).width, height: held.height })
  if (gapTo(panel, box, scene) > Math.max(stood.gap, ASTRAY * rem)) return null
  if (isOverOwnCells(panel, box, scene)) return null
  return covering(box, around.spared) > stood.covers ? null : held
}

/** Whether a panel that stands beyond its cell has come over that cell or over the one from which it is seen. */
function isOverOwnCells({ anchor }: Placed, box: Box, scene: Scene): boolean {
  return anchor.kind === 'cell' && anchor.side === 'beyond' && covering(box, sparedBy(anchor, scene)) > 0
}

/** The same place; as near as can be where the panel has grown out of it. Null where something else has come there. */
function grownAt(
  panel: Placed,
  stood: Stand,
  around: Surroundings,
  least: number,
  isUnderHand: boolean,
): Placement | null {
  const { home } = panel
  const [size, before] = [sizeOf(home), sizeOf(stood.home)]
  const isHome = Math.hypot(stood.at.x - stood.home.left, stood.at.y - stood.home.top) < 1
  const isShrunk = stood.height < before.height
  const height = isShrunk ? Math.min(size.height, stood.height) : size.height
  const at = isHome ? { x: home.left, y: home.top } : keptAt(panel, stood, height)
  const box = boxAt(at, { width: size.width, height })
  const same = { at, height, isFree: true }
  if (isInside(box, around.window) && covering(box, [...around.seen, ...around.panels]) === 0) return same
  if (isSameSize(size, before) && !isUnderHand) return null
  const near = placePanel([at], size, least, around)
  if (near.isFree) return near
  return isUnderHand ? same : null
}

/** Where a panel off its home stands with another height: on the edge that the layout keeps, be it the upper or the lower. */
function keptAt({ anchor, home }: Placed, { at, height, home: before }: Stand, now: number): PagePoint {
  const standsOnBottom = anchor.kind === 'home' && Math.abs(home.bottom - before.bottom) < 1
  return standsOnBottom ? { x: at.x, y: at.y + height - now } : at
}

const anchorOf = ({ anchor }: Placed): string => JSON.stringify(anchor)

const isSameSize = (a: Size, b: Size): boolean => Math.abs(a.width - b.width) < 1 && Math.abs(a.height - b.height) < 1

const covering = (box: Box, others: readonly Box[]): number => others.filter((one) => sharedArea(box, one) > 0).length

/** How far a panel is from its cell; none where it has no cell. */
function gapTo({ anchor }: Placed, box: Box, scene: Scene): number {
  const cell = anchor.kind === 'cell' ? scene.boxOf(anchor.cell) : null
  return cell ? apart(box, cell) : 0
}
