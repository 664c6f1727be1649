import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { Camera } from 'three'
import { type PagePoint, pagePointOf } from '../../table/picking/pagePoint.ts'
import type { Point } from '../../table/spot.ts'
import { placeCaptions, placeRound } from './arranging.ts'
import { boxAround, type Size } from './box.ts'
import { placeFingers } from './fingers.ts'
import { type MovingPanel, movingPanels, onPanelsChanged, panelsVersion } from './panels.ts'
import type { Scene } from './scene.ts'

/** The middle of a cell; null where there is none. */
type PointOf = (cell: number) => Point | null

/** Half of a cell. */
const HALF = 0.5
const CORNERS = [-HALF, HALF].flatMap((x) => [-HALF, HALF].map((z) => ({ x, z })))

/** From the middle of a cell to its chip: into the far half, cells. */
const FAR = 0.24

/** The height of a cell on the page below which chips show no words, CSS pixels. */
const SMALL = 44

/**
 * Keeps chips, captions, fingers and numbers at their cells with every drawn frame. Must be called inside the canvas.
 *
 * @param pointOf constant: made once, outside components
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
    const off = onPanelsChanged(soon)
    return () => {
      off()
      cancelAnimationFrame(waiting.current)
    }
  }, [get, pointOf])
}

let last = ''

function place(pointOf: PointOf, camera: Camera, { width, height }: Size): void {
  const panels = movingPanels()
  const now = [
    panelsVersion(),
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
    seen: [],
    choices: [],
    board: () => [],
  }
  placeRound(panels, scene)
  placeChips(panels, scene)
  placeFingers(panels, scene, [], Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  placeCaptions(panels, scene, slotsTaken())
}

function placeChips(panels: readonly MovingPanel[], { placeOf, boxOf }: Scene): void {
  for (const { element, anchor } of panels) {
    if (anchor.kind !== 'chip') continue
    const [at, cell] = [placeOf(anchor.cell, 0, FAR), boxOf(anchor.cell)]
    element.style.visibility = at ? 'visible' : 'hidden'
    if (!at || !cell) continue
    element.style.translate = `calc(${at.x.toFixed(1)}px - 50%) calc(${at.y.toFixed(1)}px - 50%)`
    element.toggleAttribute('data-small', cell.bottom - cell.top < SMALL)
  }
}

/** The panels in the slots: captions keep off them. */
const slotsTaken = () =>
  [...document.querySelectorAll('.hud-slots > * > *')]
    .map((panel) => panel.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
