import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { type Ground, usePickAt } from '../../table/picking/usePickAt.ts'
import type { Spot } from '../../table/spot.ts'

/** What a pointer that paints leads to. */
export interface Painter extends Ground {
  /** A press; returns whether it begins a stroke. Others belong to the camera. */
  readonly onBegin: (spot: Spot | null) => boolean
  /** The stroke goes on to a spot; null above the horizon. */
  readonly onGoOn: (spot: Spot | null) => void
  readonly onEnd: () => void
  /** The pointer is over a spot, in a stroke or not; null where it has left the canvas. */
  readonly onHover: (spot: Spot | null) => void
}

/** Lets the main button, or a finger, paint on the table. The camera does not hear of strokes. `painter` must not change. */
export function usePainting(painter: Painter): void {
  const canvas = useThree((state) => state.gl.domElement)
  const pickAt = usePickAt(painter)
  useEffect(() => listen(canvas, (event) => pickAt(event).ground, painter), [canvas, pickAt, painter])
}

/** Listens in the capture phase, before the camera. */
function listen(canvas: HTMLCanvasElement, spotOf: (event: PointerEvent) => Spot | null, painter: Painter): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true }
  let pointer: number | null = null
  const end = () => {
    if (pointer !== null) painter.onEnd()
    pointer = null
  }
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (pointer === null && event.button === 0 && painter.onBegin(spotOf(event))) {
        pointer = event.pointerId
        canvas.setPointerCapture(event.pointerId)
      }
      if (pointer !== null) event.stopImmediatePropagation()
    },
    options,
  )
  canvas.addEventListener(
    'pointermove',
    (event) => {
      const spot = spotOf(event)
      painter.onHover(spot)
      if (pointer === null) return
      event.stopImmediatePropagation()
      if (event.pointerId === pointer) painter.onGoOn(spot)
    },
    options,
  )
  canvas.addEventListener(
    'pointerup',
    (event) => {
      if (pointer === null) return
      event.stopImmediatePropagation()
      if (event.pointerId === pointer) end()
    },
    options,
  )
  canvas.addEventListener('pointercancel', end, options)
  canvas.addEventListener('pointerleave', () => painter.onHover(null), options)
  return () => {
    end()
    listening.abort()
  }
}
