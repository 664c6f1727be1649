import type { Spot } from '../../table/spot.ts'

/** The results of a painting pointer. */
export interface Strokes {
  /** Handles a press; returns whether it begins a stroke. Other presses belong to the camera. */
  readonly onBegin: (spot: Spot | null) => boolean
  /** Continues the stroke to a spot; null above the horizon. */
  readonly onGoOn: (spot: Spot | null) => void
  readonly onEnd: () => void
  /** Drops the stroke: a second finger has come, and both move the camera. */
  readonly onDrop: () => void
  /** Called when the pointer is over a spot, in a stroke or not; null once it has left the canvas. */
  readonly onHover: (spot: Spot | null) => void
}

/**
 * Lets the main button, or one finger, paint. The camera does not receive strokes: it listens to the same canvas,
 * later. Returns a function that stops listening.
 */
export function listenForStrokes(
  canvas: HTMLElement,
  spotOf: (event: PointerEvent) => Spot | null,
  strokes: Strokes,
): () => void {
  const listening = new AbortController()
  const painting = new Painting(canvas, spotOf, strokes)
  const listen = (kind: 'down' | 'move' | 'up' | 'cancel' | 'leave', received: (event: PointerEvent) => void) =>
    canvas.addEventListener(`pointer${kind}`, received, { signal: listening.signal, capture: true })
  listen('down', (event) => painting.down(event))
  listen('move', (event) => painting.move(event))
  listen('up', (event) => painting.up(event))
  listen('cancel', (event) => painting.cancel(event))
  listen('leave', () => strokes.onHover(null))
  return () => {
    painting.end()
    listening.abort()
  }
}

class Painting {
  private readonly canvas: HTMLElement
  private readonly spotOf: (event: PointerEvent) => Spot | null
  private readonly strokes: Strokes
  /** The latest event of the pointer that paints; null while none does. */
  private latest: PointerEvent | null = null
  private readonly fingers = new Set<number>()
  private handsOver = false

  constructor(canvas: HTMLElement, spotOf: (event: PointerEvent) => Spot | null, strokes: Strokes) {
    this.canvas = canvas
    this.spotOf = spotOf
    this.strokes = strokes
  }

  down(event: PointerEvent): void {
    if (this.handsOver) return
    const others = this.fingers.size
    if (event.pointerType === 'touch') this.fingers.add(event.pointerId)
    if (this.latest && event.pointerType === 'touch') return this.handOver(this.latest)
    if (!this.latest && event.button === 0 && others === 0 && this.strokes.onBegin(this.spotOf(event))) {
      this.latest = event
      this.canvas.setPointerCapture(event.pointerId)
    }
    if (this.latest) event.stopImmediatePropagation()
  }

  move(event: PointerEvent): void {
    const spot = this.spotOf(event)
    this.strokes.onHover(spot)
    if (!this.latest) return
    event.stopImmediatePropagation()
    if (event.pointerId !== this.latest.pointerId) return
    this.latest = event
    this.strokes.onGoOn(spot)
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId)
    if (!this.latest) return
    event.stopImmediatePropagation()
    if (event.pointerId === this.latest.pointerId) this.end()
  }

  cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId)
    this.end()
  }

  end(): void {
    if (this.latest) this.strokes.onEnd()
    this.latest = null
  }

  /** Drops the stroke and sends the camera the finger that drew it, before the camera receives the second one. */
  private handOver(first: PointerEvent): void {
    this.strokes.onDrop()
    this.latest = null
    this.handsOver = true
    const { pointerId, pointerType, isPrimary, clientX, clientY } = first
    const told = { pointerId, pointerType, isPrimary, clientX, clientY, bubbles: true, cancelable: true }
    this.canvas.dispatchEvent(new PointerEvent('pointerdown', told))
    this.handsOver = false
  }
}
