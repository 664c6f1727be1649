import { playback } from '../playback/shownStore.ts'
import { CameraDirector } from '../table/camera/CameraDirector.ts'
import type { CameraPreset, CameraPresetName, Free } from '../table/camera/cameraPresets.ts'
import type { PicturePoint } from '../table/camera/pose.ts'
import { type Quarter, quarterOf } from '../table/camera/quarter.ts'
import type { Point, Spot } from '../table/spot.ts'
import { prefersReducedMotion, useSettings } from './settings.ts'

/** The menu's view: the island to the right of the menu board. */
export const MENU_VIEW: CameraPreset = {
  position: { x: -3.4, y: 7.2, z: 12.4 },
  target: { x: -2.6, y: 0.1, z: 1.6 },
  fov: 36,
}

/** Factor on the distance for one step of a zoom by key or button. */
const ZOOM_STEP = 0.8
/** One step of a turn by key, radians, and its duration, ms. */
const TURN_STEP = Math.PI / 8
const TURN = 250
/** The height up to which a selected thing must be in sight, cells. */
const SEEN_HEIGHT = 0.6
/** The margin of the window that counts as out of sight, CSS pixels. */
const EDGE = 24

/** The one camera of this window. */
export const director = new CameraDirector(MENU_VIEW)

/** Returns the duration of a movement: none with reduced motion, else the usual one. */
const duration = (): 0 | undefined => (prefersReducedMotion(useSettings.getState().settings) ? 0 : undefined)

/** Moves the camera; jumps with reduced motion. */
export const flyCamera = (to: CameraPresetName | CameraPreset): void => director.flyTo(to, duration())

/** Duration of a flight round the table, ms. */
const ROUND = 1500

/** Flies round the table to a view; cuts with reduced motion. */
export const goRoundTo = (to: CameraPreset): void => director.flyTo(to, duration() ?? ROUND)

/** Duration of an automatic shift of the picture, ms: it is over before a hand has reached its next target. */
const SLIDE = 220
const slide = (): number => duration() ?? SLIDE

/** Returns the side of the table from which the camera looks. */
export const viewedFrom = (): Quarter => quarterOf(director.pose.azimuth)

/** Frames the table in the part of the window that panels leave free, null for all of it; glides on request. */
export const frameBetween = (free: Free | null, glides = false): void => director.setFree(free, glides ? slide() : 0)

/** Returns the camera to the composed view. */
export const centreCamera = (): void => director.reset(duration())

let selection: () => Point | null = () => null
let reach: () => readonly Point[] = () => []

/**
 * Sets the place of the selected thing, which a zoom by key or button keeps in sight, and of its destinations. Returns
 * a function that stops this.
 */
export function watchSelection(of: () => Point | null, next: () => readonly Point[] = () => []): () => void {
  ;[selection, reach] = [of, next]
  return () => {
    if (selection === of) [selection, reach] = [() => null, () => []]
  }
}

/** Zooms in, to the selected thing if there is one. */
export function zoomIn(): void {
  const at = selection()
  director.zoomBy(ZOOM_STEP, at, duration())
  if (at) keepInSight(at)
}

export function zoomOut(): void {
  const at = selection()
  director.zoomBy(1 / ZOOM_STEP, null, duration())
  if (at) keepInSight(at)
}

/** Turns the table by a step: 1 as a drag to the left does, -1 as one to the right. */
export const turnTable = (way: 1 | -1): void => director.orbitBy(way * TURN_STEP, 0, duration() ?? TURN)

/** Looks at a spot from near, with its surroundings clear of panels if there is room. */
export function focusCamera(spot: Spot): void {
  const canvas = document.querySelector('.table canvas')
  if (canvas) director.focusOn(spot, duration(), (place) => isFree(canvas, place))
  else director.focusOn(spot, duration())
}

/** Looks at a drawn thing by its name, from near; not while things move, when a click means something else. */
export function focusOnTarget(name: string | null): void {
  const pose = name !== null && playback.isIdle ? playback.poses.get(name) : undefined
  if (pose) focusCamera(pose)
}

/**
 * Moves the camera just far enough to show the thing at a point, if it is out of the window or under a panel, with as
 * many of its destinations as one picture holds.
 * @param amid true to glide on into the middle between the panels
 */
export function keepInSight({ x, y, z }: Point, reach: readonly Point[] = [], amid = false): void {
  const canvas = document.querySelector('.table canvas')
  if (!canvas) return
  const points = [
    { x, y, z },
    { x, y: y + SEEN_HEIGHT, z },
  ]
  const isSeen = (place: PicturePoint) => isFree(canvas, place)
  const all = [...points, ...reach]
  if (director.sees(all, isSeen)) return
  if (amid && !director.sees(points, isSeen)) director.bringIntoSight(points, (place) => isAmid(canvas, place), slide())
  if (reach.length > 0 && director.bringIntoSight(all, isSeen, slide())) return
  director.bringIntoSight(points, isSeen, slide())
}

/** Keeps the selected thing and its destinations in sight, once the panels have found their places. */
export function keepSelectionInSight(): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      const [at, ...more] = [selection() ?? [], reach()].flat()
      if (at) keepInSight(at, more)
    })
  })
}

/** Returns whether all points are inside the window at the camera's target; panels may cover them. */
export function areInWindow(points: readonly Point[]): boolean {
  const canvas = document.querySelector('.table canvas')
  return canvas !== null && director.sees(points, (place) => isInWindow(canvas, place))
}

/** Returns whether all points are inside the window and under no panel at the camera's target. */
export function areInSight(points: readonly Point[]): boolean {
  const canvas = document.querySelector('.table canvas')
  return canvas !== null && director.sees(points, (place) => isFree(canvas, place))
}

/**
 * Looks at points from the nearest distance at which all of them are in sight. They may lie under the guide of a lesson
 * only if they do not fit beside it. Returns false if that distance is more than a share of the usual one.
 */
export function frameInSight(points: readonly Point[], farthest: number): boolean {
  const canvas = document.querySelector('.table canvas')
  if (!canvas) return false
  const frames = (covers: string) =>
    director.frame(points, (place) => isFree(canvas, place, covers), { farthest }, slide())
  return frames(COVERS) || frames(PANELS)
}

/** The best width of a cell framed from near, and the least width at which the picture stays, CSS pixels. */
const NEAR_CELL = { best: 75, enough: 60 } as const

/**
 * Looks at points from near: cells have the best width, or a smaller one if the points need more room, down to the
 * composed view. Leaves the picture if all points are already large enough.
 */
export function frameNear(points: readonly Point[]): void {
  const canvas = document.querySelector('.table canvas')
  if (!canvas) return
  const { height } = canvas.getBoundingClientRect()
  const isSeen = (place: PicturePoint) => isFree(canvas, place)
  if (director.cellSize * height >= NEAR_CELL.enough && director.sees(points, isSeen)) return
  const nearest = (director.homeCellSize * height) / NEAR_CELL.best
  if (nearest < 1 && director.frame(points, isSeen, { nearest, farthest: 1 }, slide())) return
  if (!director.sees(points, isSeen)) director.reset(slide())
}

/**
 * The margin on all sides that puts a thing in the middle of the free part of the table, shares of the picture's half
 * width and height.
 */
const AMID = { x: 0.2, y: 0.2 } as const

function isAmid(canvas: Element, { x, y }: PicturePoint): boolean {
  const places = [0, -1, 1].flatMap((right) => [0, -1, 1].map((up) => ({ x: x + right * AMID.x, y: y + up * AMID.y })))
  return places.every((place) => isFree(canvas, place))
}

/** The elements over the table: panels, including the guide of a lesson. */
const PANELS = '.hud-grid, .hud-slots'
const COVERS = `${PANELS}, .lesson-guide`

function isFree(canvas: Element, place: PicturePoint, covers = COVERS): boolean {
  const { x, y } = onPage(canvas, place)
  if (!isInWindow(canvas, place) || isUnderCaptions(x, y)) return false
  return !document.elementFromPoint(x, y)?.closest(covers)
}

/** Returns whether a place of the page is kept for the captions of sounds, which let clicks through. */
function isUnderCaptions(x: number, y: number): boolean {
  const box = document.querySelector('.sound-captions')?.getBoundingClientRect()
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

function isInWindow(canvas: Element, place: PicturePoint): boolean {
  const { left, right, top, bottom } = canvas.getBoundingClientRect()
  const { x, y } = onPage(canvas, place)
  return x >= left + EDGE && x <= right - EDGE && y >= top + EDGE && y <= bottom - EDGE
}

function onPage(canvas: Element, { x, y }: PicturePoint): PicturePoint {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  return { x: left + ((x + 1) / 2) * width, y: top + ((1 - y) / 2) * height }
}
