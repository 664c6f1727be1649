import { useFrame } from '@react-three/fiber'
import { Vector3 } from 'three'
import { cellSpot, TILE_TOP } from '../anchors.ts'
import { type Anchored, anchored, placeBeside } from './cellAnchors.ts'

const place = new Vector3()

/** Stands inside the canvas: puts anchored elements beside their cells whenever a frame is drawn. */
export function CellAnchors(): null {
  useFrame(({ camera, size }) => {
    for (const { cell, element } of anchored) {
      const { x, z } = cellSpot(cell)
      place.set(x, TILE_TOP, z).project(camera)
      const point = { x: ((place.x + 1) / 2) * size.width, y: ((1 - place.y) / 2) * size.height }
      put(element, point, size)
    }
  })
  return null
}

function put(element: Anchored['element'], point: { x: number; y: number }, size: { width: number; height: number }) {
  const bubble = { width: element.offsetWidth, height: element.offsetHeight }
  const { x, y } = placeBeside(point, bubble, size)
  element.style.translate = `${x}px ${y}px`
  element.style.visibility = 'visible'
}
