import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { Camera } from 'three'
import { type PagePoint, pagePointOf } from '../../table/picking/pagePoint.ts'
import type { Point } from '../../table/spot.ts'
import { anchoredElements, anchorsVersion, onAnchorsChanged } from './anchors.ts'
import { boxAround, type Size } from './box.ts'
import { placeFingers } from './fingers.ts'
import { placeCaptions, placeChips, placeRound } from './marks.ts'
import type { Scene } from './scene.ts'

/** Returns the middle of a cell; null if there is none. */
type PointOf = (cell: number) => Point | null

/** Half of a cell. */
const HALF = 0.5
const CORNERS = [-HALF, HALF].flatMap((x) => [-HALF, HALF].map((z) => ({ x, z })))

/**
 * Keeps chips, captions, fingers and numbers at their cells in every drawn frame. Must be called inside the canvas.
 *
 * @param pointOf the same function in every rendering
 */
export function useAtCells(pointOf: PointOf): void {
  const get = useThree((state) => state.get)
  const waiting = useRef(0)
  useFrame(({ camera, size }) => place(pointOf, camera, size))
  useEffect(() => {
    const soon = () => {
      cancelAnimationFrame(waiting.current)
      waiting.current = requestAnimationFrame(() => place(pointOf, get().camera, get().size))
    }
    const off = onAnchorsChanged(soon)
    return () => {
      off()
      cancelAnimationFrame(waiting.current)
    }
  }, [get, pointOf])
}

let last = ''

function place(pointOf: PointOf, camera: Camera, { width, height }: Size): void {
  const elements = anchoredElements()
  const now = [
    anchorsVersion(),
    width,
    height,
    camera.matrixWorld.elements.join(),
    camera.projectionMatrix.elements.join(),
  ]
  if (now.join() === last) return
  last = now.join()
  const frame = { left: 0, top: 0, width, height }
  const project = (point: Point): PagePoint => pagePointOf(point, camera, frame)
  const scene: Scene = {
    window: { width, height },
    placeOf: (cell, east = 0, north = 0) => {
      const point = pointOf(cell)
      return point && project({ x: point.x + east, y: point.y, z: point.z - north })
    },
    boxOf: (cell) => {
      const point = pointOf(cell)
      return point && boxAround(CORNERS.map(({ x, z }) => project({ x: point.x + x, y: point.y, z: point.z + z })))
    },
  }
  placeRound(elements, scene)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const panels = slotsTaken()
  placeChips(elements, scene, panels, rem)
  placeFingers(elements, scene, panels, rem)
  placeCaptions(elements, scene, panels)
}

/** Returns the panels in the slots, which captions and fingers must not cover. */
const slotsTaken = () =>
  [...document.querySelectorAll('.hud-slots > * > *')]
    .map((panel) => panel.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
