import { isDrag, type ScreenPoint } from '../picking/press.ts'
import type { CameraDirector } from './CameraDirector.ts'

/** Radians of orbit for a drag over the whole height of the canvas. */
const SWING = 2.2
/** Factor on the distance for one notch of the wheel (about 100 pixels). */
const NOTCH = 0.9

interface Drag {
  readonly pointer: number
  readonly kind: 'orbit' | 'pan'
  readonly start: ScreenPoint
  last: ScreenPoint
  begun: boolean
}

const place = (event: PointerEvent): ScreenPoint => ({ x: event.clientX, y: event.clientY })

/**
 * Left drag orbits, right or middle drag (or left with Shift) pans, the wheel zooms. Returns a function that stops
 * listening.
 */
export function listenForCameraGestures(canvas: HTMLCanvasElement, director: CameraDirector): () => void {
  let drag: Drag | null = null

  const down = (event: PointerEvent) => {
    if (drag) return
    const kind = event.button !== 0 || event.shiftKey ? 'pan' : 'orbit'
    drag = { pointer: event.pointerId, kind, start: place(event), last: place(event), begun: false }
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== drag?.pointer) return
    const now = place(event)
    if (!drag.begun && !isDrag(drag.start, now)) return
    if (!drag.begun) canvas.setPointerCapture(event.pointerId)
    apply(director, drag, now, canvas.clientHeight)
    drag.begun = true
    drag.last = now
  }
  const up = (event: PointerEvent) => {
    if (event.pointerId === drag?.pointer) drag = null
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    director.zoomBy(NOTCH ** (-event.deltaY / 100))
  }
  const menu = (event: Event) => event.preventDefault()

  const listening = new AbortController()
  const options = { signal: listening.signal }
  canvas.addEventListener('pointerdown', down, options)
  canvas.addEventListener('pointermove', move, options)
  canvas.addEventListener('pointerup', up, options)
  canvas.addEventListener('pointercancel', up, options)
  canvas.addEventListener('wheel', wheel, { ...options, passive: false })
  canvas.addEventListener('contextmenu', menu, options)
  return () => listening.abort()
}

function apply(director: CameraDirector, drag: Drag, now: ScreenPoint, height: number): void {
  const dx = (now.x - drag.last.x) / Math.max(1, height)
  const dy = (now.y - drag.last.y) / Math.max(1, height)
  if (drag.kind === 'orbit') {
    director.orbitBy(-dx * SWING, dy * SWING)
    return
  }
  const { distance, fov } = director.pose
  const cells = 2 * distance * Math.tan((fov * Math.PI) / 360) // the canvas's height in cells at the target's distance
  director.panBy(-dx * cells, dy * cells)
}
