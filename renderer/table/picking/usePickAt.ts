import { useThree } from '@react-three/fiber'
import { useCallback, useEffect, useRef } from 'react'
import type { Camera } from 'three'
import type { ScreenPoint } from '../camera/press.ts'
import { cameraAimedAt } from '../camera/rigged.ts'
import { firstUpright, groundUnder, type Pick, rayThrough, type Upright } from './picking.ts'
import type { PageAt } from './pointerPicker.ts'

/** What can be picked. */
export interface Ground {
  /** Height of the ground, e.g. the top of the tiles. */
  readonly height: number
  /** The upright things on it. Called at every movement of the pointer. */
  readonly uprights?: () => readonly Upright[]
}

/** The camera through which a place of the page is looked at. */
type Look = (camera: Camera, at: ScreenPoint) => Camera

/** As the table is seen now. */
export const asSeen: Look = (camera) => camera
/** As it was seen before it slid from under a pointer that has not moved on since. */
const asAimed: Look = (camera, at) => cameraAimedAt(camera, at, performance.now())

/**
 * Returns a stable function that picks at a point of the page.
 * @param look stable as well
 */
export function usePickAt(ground: Ground, look: Look = asAimed): (at: PageAt) => Pick {
  const canvas = useThree((state) => state.gl.domElement)
  const get = useThree((state) => state.get)
  const current = useRef(ground)
  useEffect(() => {
    current.current = ground
  })
  return useCallback(
    ({ clientX, clientY }) => {
      const { left, top, width, height } = canvas.getBoundingClientRect()
      const camera = look(get().camera, { x: clientX, y: clientY })
      const ray = rayThrough(camera, ((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2)
      const uprights = current.current.uprights?.() ?? []
      return { ground: groundUnder(ray, current.current.height), id: firstUpright(uprights, ray) }
    },
    [canvas, get, look],
  )
}
