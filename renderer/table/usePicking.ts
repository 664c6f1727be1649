import { useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { firstUpright, groundUnder, rayThrough, type Upright } from './picking.ts'
import { type PickListener, type PointerAt, PointerPicker } from './pointerPicker.ts'

export interface Picking extends PickListener {
  /** Height of the ground that is pointed at, e.g. the top of the tiles. */
  readonly height: number
  /** What stands on it and can be pointed at. Asked at every movement of the pointer. */
  readonly uprights?: () => readonly Upright[]
}

/** Tells what the pointer on the canvas points at. */
export function usePicking(picking: Picking): void {
  const canvas = useThree((state) => state.gl.domElement)
  const get = useThree((state) => state.get)
  const current = useRef(picking)
  useEffect(() => {
    current.current = picking
  })

  useEffect(() => {
    const pickAt = ({ clientX, clientY }: PointerAt) => {
      const { left, top, width, height } = canvas.getBoundingClientRect()
      const ray = rayThrough(get().camera, ((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2)
      const uprights = current.current.uprights?.() ?? []
      return { ground: groundUnder(ray, current.current.height), id: firstUpright(uprights, ray) }
    }
    return listen(canvas, new PointerPicker(pickAt, () => current.current))
  }, [canvas, get])
}

function listen(canvas: HTMLCanvasElement, picker: PointerPicker): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal }
  canvas.addEventListener('pointerdown', (event) => picker.down(event), options)
  canvas.addEventListener('pointermove', (event) => picker.move(event), options)
  canvas.addEventListener('pointerup', (event) => picker.up(event), options)
  canvas.addEventListener('pointercancel', () => picker.cancel(), options)
  canvas.addEventListener('pointerleave', () => picker.leave(), options)
  return () => {
    picker.cancel()
    listening.abort()
  }
}
