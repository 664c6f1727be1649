import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { isProbed } from '../probed.ts'
import type { Point, Spot } from '../spot.ts'
import { type PagePoint, pagePointOf } from './pagePoint.ts'

declare global {
  interface Window {
    /** Finds a named place on the screen, for tests that click; set only when the page is opened with `?probe`. */
    placeProbe?: { cellToScreen(name: string, beside?: Spot): PagePoint | null }
  }
}

/** Provides `window.placeProbe` while mounted. Draws nothing and requests no frames. */
export function PlaceProbe({ placeOf }: { readonly placeOf: (name: string) => Point | null }): null {
  const get = useThree((state) => state.get)
  useEffect(() => {
    if (!isProbed(window.location.search)) return
    window.placeProbe = {
      cellToScreen(name, beside = { x: 0, z: 0 }) {
        const place = placeOf(name)
        if (!place) return null
        const { camera, gl } = get()
        const point = { x: place.x + beside.x, y: place.y, z: place.z + beside.z }
        return pagePointOf(point, camera, gl.domElement.getBoundingClientRect())
      },
    }
    return () => {
      delete window.placeProbe
    }
  }, [get, placeOf])
  return null
}
