import { useThree } from '@react-three/fiber'
import { useCallback, useEffect, useRef } from 'react'
import type { Camera } from 'three'
import type { ScreenPoint } from '../../input/press.ts'
import { usePicture } from '../../picture/picture.ts'
import { cameraAimedAt } from '../camera/rigged.ts'
import { firstUpright, groundUnder, type Pick, rayThrough, type Upright } from './picking.ts'
import type { PageAt } from './pointerPicker.ts'

/** The things that can be picked. */
export interface Ground {
  /** The height of the ground, e.g. the top of the tiles. */
  readonly height: number
  /** Returns the upright things on it. Called at every movement of the pointer. */
  readonly uprights?: () => readonly Upright[]
}

/** Returns the camera for a place of the page, at a time of the picture's clock. */
type Look = (camera: Camera, at: ScreenPoint, now: number) => Camera

/** Uses the current view. */
export const asSeen: Look = (camera) => camera
/** Uses the view before a slide of the table, if the pointer has not moved since. */
const asAimed: Look = cameraAimedAt

/**
 * Returns a stable function that picks at a point of the page.
 * @param look stable as well
 */
export function usePickAt(ground: Ground, look: Look = asAimed): (at: PageAt) => Pick {
  const { clock } = usePicture()
  const canvas = useThree((state) => state.gl.domElement)
  const get = useThree((state) => state.get)
  const current = useRef(ground)
  useEffect(() => {
    current.current = ground
  })
  return useCallback(
    ({ clientX, clientY }) => {
      const { left, top, width, height } = canvas.getBoundingClientRect()
      const camera = look(get().camera, { x: clientX, y: clientY }, clock.now())
      const ray = rayThrough(camera, ((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2)
      const uprights = current.current.uprights?.() ?? []
      return { ground: groundUnder(ray, current.current.height), id: firstUpright(uprights, ray) }
    },
    [canvas, get, look, clock],
  )
}
