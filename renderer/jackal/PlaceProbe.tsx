import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { type Camera, Vector3 } from 'three'
import { parseCell } from '../../engine/jackal/cells.ts'
import { isProbed } from '../table/renderInfo.ts'
import { cellSpot, type Spot, TILE_TOP } from './anchors.ts'

/** A point of the page, in CSS pixels from its upper left corner. */
export interface PagePoint {
  readonly x: number
  readonly y: number
}

declare global {
  interface Window {
    /** Present only where the page was opened with `?probe`: finds a cell (`g1`) on the screen, for tests that click. */
    placeProbe?: { cellToScreen(cell: string, beside?: Spot): PagePoint | null }
  }
}

/** Where a point of the table's plane is seen through a camera within a rectangle of the page. */
export function pagePointOf({ x, z }: Spot, camera: Camera, frame: DOMRectReadOnly): PagePoint {
  camera.updateMatrixWorld()
  const seen = new Vector3(x, TILE_TOP, z).project(camera)
  return { x: frame.left + ((seen.x + 1) / 2) * frame.width, y: frame.top + ((1 - seen.y) / 2) * frame.height }
}

/** Keeps `window.placeProbe` while the table is shown. Draws nothing and asks for no frames. */
export function PlaceProbe(): null {
  const get = useThree((state) => state.get)
  useEffect(() => {
    if (!isProbed(window.location.search)) return
    window.placeProbe = {
      cellToScreen(name, beside = { x: 0, z: 0 }) {
        const cell = parseCell(name)
        if (cell === null) return null
        const { camera, gl } = get()
        const middle = cellSpot(cell)
        const spot = { x: middle.x + beside.x, z: middle.z + beside.z }
        return pagePointOf(spot, camera, gl.domElement.getBoundingClientRect())
      },
    }
    return () => {
      delete window.placeProbe
    }
  }, [get])
  return null
}
