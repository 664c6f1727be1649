import { isDrag, type ScreenPoint } from '../../input/press.ts'
import type { CameraDirector } from './CameraDirector.ts'
import type { PicturePoint } from './pose.ts'

/** Radians of orbit for a drag over the whole height of the canvas. */
const SWING = 2.2
/** Factor on the distance for one notch of the wheel (about 100 pixels). */
const NOTCH = 0.9
/** Factor on the distance for the same wheel movement when it is reported as a pinch on a trackpad. */
const TRACKPAD_PINCH = 0.37

interface Drag {
  readonly pointer: number
  readonly kind: 'orbit' | 'pan'
  readonly start: ScreenPoint
  last: ScreenPoint
  begun: boolean
}

const place = (event: PointerEvent): ScreenPoint => ({ x: event.clientX, y: event.clientY })

/**
 * Listens for gestures. Mouse: left drag orbits, right or middle drag (or left with Shift) pans, the wheel zooms to the
 * pointer. Touch: one finger pans, two pinch to zoom and orbit by moving together. Returns a function that stops
 * listening.
 */
export function listenForCameraGestures(canvas: HTMLCanvasElement, director: CameraDirector): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal }
  const camera = { canvas, director }
  listenForDrags(camera, options)
  listenForPinches(camera, options)
  const point = (event: PointerEvent) => director.aim.point(place(event))
  for (const kind of ['pointermove', 'pointerdown'] as const) canvas.addEventListener(kind, point, options)
  canvas.addEventListener('pointerleave', () => director.aim.point(null), options)
  const hold = () => director.hold()
  const letGo = () => director.letGo()
  canvas.addEventListener('pointerdown', hold, options)
  for (const end of ['pointerup', 'pointercancel'] as const) canvas.addEventListener(end, letGo, options)
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const factor = factorOf(event)
    const at = factor < 1 ? director.spotAt(pictureAt(canvas, { x: event.clientX, y: event.clientY })) : null
    director.zoomBy(factor, at, event.ctrlKey ? 0 : undefined)
  }
  canvas.addEventListener('wheel', wheel, { ...options, passive: false })
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), options)
  return () => listening.abort()
}

/**
 * Returns the zoom factor of a wheel event. A pinch on a trackpad arrives as a wheel with Ctrl, in small steps; a real
 * wheel with Ctrl is limited to the same size.
 */
function factorOf({ ctrlKey, deltaY }: WheelEvent): number {
  const notches = -deltaY / 100
  return ctrlKey ? TRACKPAD_PINCH ** Math.max(-0.25, Math.min(0.25, notches)) : NOTCH ** notches
}

interface Camera {
  readonly canvas: HTMLCanvasElement
  readonly director: CameraDirector
}

/** Listens for one pointer that is pressed and moved. A second finger ends the drag. */
function listenForDrags({ canvas, director }: Camera, options: AddEventListenerOptions): void {
  let drag: Drag | null = null
  const down = (event: PointerEvent) => {
    if (director.isCutting) return // the press was meant for something that has moved since
    if (drag || (event.pointerType === 'touch' && !event.isPrimary)) {
      if (event.pointerType === 'touch') drag = null
      return
    }
    const pans = event.button !== 0 || event.shiftKey || event.pointerType === 'touch'
    drag = {
      pointer: event.pointerId,
      kind: pans ? 'pan' : 'orbit',
      start: place(event),
      last: place(event),
      begun: false,
    }
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== drag?.pointer) return
    const now = place(event)
    if (!drag.begun && !isDrag(drag.start, now)) return
    if (!drag.begun) canvas.setPointerCapture(event.pointerId)
    const [dx, dy] = shareOf(canvas, drag.last, now)
    if (drag.kind === 'orbit') director.orbitBy(-dx * SWING, dy * SWING)
    else pan(director, dx, dy)
    drag.begun = true
    drag.last = now
  }
  const up = (event: PointerEvent) => {
    if (event.pointerId === drag?.pointer) drag = null
  }
  canvas.addEventListener('pointerdown', down, options)
  canvas.addEventListener('pointermove', move, options)
  canvas.addEventListener('pointerup', up, options)
  canvas.addEventListener('pointercancel', up, options)
}

/** Listens for two fingers. */
function listenForPinches({ canvas, director }: Camera, options: AddEventListenerOptions): void {
  const fingers = new Map<number, ScreenPoint>()
  const move = (event: PointerEvent) => {
    const before = [...fingers.values()]
    if (!fingers.has(event.pointerId)) return
    fingers.set(event.pointerId, place(event))
    const [a, b] = before
    const [c, d] = fingers.values()
    if (!a || !b || !c || !d) return
    const [dx, dy] = shareOf(canvas, middle(a, b), middle(c, d))
    director.orbitBy(-dx * SWING, dy * SWING)
    director.zoomBy(span(a, b) / span(c, d), director.spotAt(pictureAt(canvas, middle(c, d))), 0)
  }
  const up = (event: PointerEvent) => void fingers.delete(event.pointerId)
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'touch' && fingers.size < 2) fingers.set(event.pointerId, place(event))
    },
    options,
  )
  canvas.addEventListener('pointermove', move, options)
  canvas.addEventListener('pointerup', up, options)
  canvas.addEventListener('pointercancel', up, options)
}

const middle = (a: ScreenPoint, b: ScreenPoint): ScreenPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const span = (a: ScreenPoint, b: ScreenPoint): number => Math.max(1, Math.hypot(b.x - a.x, b.y - a.y))

/** Returns a movement as shares of the canvas's height. */
function shareOf(canvas: HTMLCanvasElement, from: ScreenPoint, to: ScreenPoint): readonly [dx: number, dy: number] {
  const height = Math.max(1, canvas.clientHeight)
  return [(to.x - from.x) / height, (to.y - from.y) / height]
}

function pictureAt(canvas: HTMLCanvasElement, { x, y }: ScreenPoint): PicturePoint {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  return { x: ((x - left) / Math.max(1, width)) * 2 - 1, y: 1 - ((y - top) / Math.max(1, height)) * 2 }
}

function pan(director: CameraDirector, dx: number, dy: number): void {
  const { distance, fov } = director.pose
  const cells = 2 * distance * Math.tan((fov * Math.PI) / 360) // the canvas's height in cells at the target's distance
  director.panBy(-dx * cells, dy * cells)
}
