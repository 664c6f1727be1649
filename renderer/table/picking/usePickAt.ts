import { useThree } from '@react-three/fiber'
import { useCallback, useEffect, useRef } from 'react'
import { firstUpright, groundUnder, type Pick, rayThrough, type Upright } from './picking.ts'
import type { PointerAt } from './pointerPicker.ts'

/** What can be pointed at. */
export interface Ground {
  /** Height of the ground that is pointed at, e.g. the top of the tiles. */
  readonly height: number
  /** What stands on it and can be pointed at. Asked at every movement of the pointer. */
  readonly uprights?: () => readonly Upright[]
}

/** A function that tells what lies under a place of the page; always the same one. */
export function usePickAt(ground: Ground): (at: PointerAt) => Pick {
  const canvas = useThree((state) => state.gl.domElement)
  const get = useThree((state) => state.get)
  const current = useRef(ground)
  useEffect(() => {
    current.current = ground
  })
  return useCallback(
    ({ clientX, clientY }) => {
      const { left, top, width, height } = canvas.getBoundingClientRect()
      const ray = rayThrough(get().camera, ((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2)
      const uprights = current.current.uprights?.() ?? []
      return { ground: groundUnder(ray, current.current.height), id: firstUpright(uprights, ray) }
    },
    [canvas, get],
  )
}
