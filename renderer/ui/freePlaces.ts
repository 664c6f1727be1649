import type { PicturePoint } from '../table/camera/pose.ts'

/** The margin of the window that counts as out of sight, CSS pixels. */
const EDGE = 24

/**
 * The margin on all sides that puts a thing in the middle of the free part of the table, shares of the picture's half
 * width and height.
 */
const AMID = { x: 0.2, y: 0.2 } as const

/** Returns whether a place of a canvas's picture, with a margin around it, is inside the window and under no panel. */
export function isAmid(canvas: Element, { x, y }: PicturePoint): boolean {
  const places = [0, -1, 1].flatMap((right) => [0, -1, 1].map((up) => ({ x: x + right * AMID.x, y: y + up * AMID.y })))
  return places.every((place) => isFree(canvas, place))
}

/** The panels over the table. */
export const PANELS = '.hud-grid, .hud-slots'
/** These and the guide of a lesson. */
export const COVERS = `${PANELS}, .lesson-guide`

/** Returns whether a place of a canvas's picture is inside the window, and under no panel. */
export function isFree(canvas: Element, place: PicturePoint, covers = COVERS): boolean {
  const { x, y } = onPage(canvas, place)
  if (!isInWindow(canvas, place) || isUnderCaptions(x, y)) return false
  return !document.elementFromPoint(x, y)?.closest(covers)
}

/** Returns whether a place of the page is kept for the captions of sounds, which let clicks through. */
function isUnderCaptions(x: number, y: number): boolean {
  const box = document.querySelector('.sound-captions')?.getBoundingClientRect()
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

/** Returns whether a place of a canvas's picture is inside the window. */
export function isInWindow(canvas: Element, place: PicturePoint): boolean {
  const { left, right, top, bottom } = canvas.getBoundingClientRect()
  const { x, y } = onPage(canvas, place)
  return x >= left + EDGE && x <= right - EDGE && y >= top + EDGE && y <= bottom - EDGE
}

function onPage(canvas: Element, { x, y }: PicturePoint): PicturePoint {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  return { x: left + ((x + 1) / 2) * width, y: top + ((1 - y) / 2) * height }
}
