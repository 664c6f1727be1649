import { useFrame } from '@react-three/fiber'
import { type Camera, Vector3 } from 'three'
import type { Cell } from '../../../engine/admiral/types.ts'
import { useStage } from '../../playback/stage.ts'
import { cellPoint, type Field, WATER } from '../anchors.ts'
import { isAdmiralView } from '../view.ts'
import { anchored, type Point, placeAside, type Size } from './cellAnchors.ts'

const place = new Vector3()

/** Stands inside the canvas: puts anchored elements beside their cells whenever a frame is drawn. */
export function CellAnchors(): null {
  useFrame(({ camera, size }) => {
    const { shown } = useStage.getState()
    if (!isAdmiralView(shown)) return
    for (const { cell, away, element } of anchored) {
      const point = seenAt(shown.board, cell, camera, size)
      const other = away === null ? null : seenAt(shown.board, away, camera, size)
      const { x, y } = placeAside(point, other, { width: element.offsetWidth, height: element.offsetHeight }, size)
      element.style.translate = `${x}px ${y}px`
      element.style.visibility = 'visible'
    }
  })
  return null
}

/** Where the middle of a cell is seen, CSS pixels. */
function seenAt(field: Field, cell: Cell, camera: Camera, size: Size): Point {
  const { x, z } = cellPoint(field, cell)
  place.set(x, WATER, z).project(camera)
  return { x: ((place.x + 1) / 2) * size.width, y: ((1 - place.y) / 2) * size.height }
}
