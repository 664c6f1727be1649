import { useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { Grab, type GrabListener } from './grab.ts'
import { type Ground, usePickAt } from './usePickAt.ts'

/** Lets things on the table be grabbed. Handled events do not reach the camera. */
export function useGrab(grabbing: GrabListener & Ground): void {
  const canvas = useThree((state) => state.gl.domElement)
  const pickAt = usePickAt(grabbing)
  const current = useRef(grabbing)
  useEffect(() => {
    current.current = grabbing
  })
  useEffect(() => listen(canvas, new Grab(pickAt, () => current.current)), [canvas, pickAt])
}

/** Listens in the capture phase and stops events that the grab handles. */
function listen(canvas: HTMLCanvasElement, grab: Grab): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true }
  const keep = (event: Event, meant: boolean) => {
    if (meant) event.stopImmediatePropagation()
  }
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      const meant = grab.down(event)
      if (meant && event.button === 0) canvas.setPointerCapture(event.pointerId)
      keep(event, meant)
    },
    options,
  )
  canvas.addEventListener('pointermove', (event) => keep(event, grab.move(event)), options)
  canvas.addEventListener('pointerup', (event) => keep(event, grab.up(event)), options)
  canvas.addEventListener('pointercancel', () => grab.cancel(), options)
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!grab.wheel(event.deltaY)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { ...options, passive: false },
  )
  return () => listening.abort()
}
