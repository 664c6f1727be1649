import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { Camera } from 'three'
import { type PagePoint, pagePointOf } from '../../table/picking/pagePoint.ts'
import type { Point } from '../../table/spot.ts'
import { director } from '../../ui/camera.ts'
import { arrange } from './arranging.ts'
import { boxAround } from './box.ts'
import { onPanelsChanged } from './panels.ts'

/** What the panels of a game are placed by. */
export interface Sights {
  /** The middle of a cell; null where there is none. */
  readonly pointOf: (cell: number) => Point | null
  /** Cells that must stay in sight: of who acts, and of what is chosen or pointed at. */
  readonly seen: () => readonly number[]
  /** Those of them that are not only pointed at; all where it is missing. */
  readonly kept?: () => readonly number[]
  /** Cells that may be chosen: left in sight where there is room. */
  readonly choices: () => readonly number[]
  /** Cells of whatever else stands on the table: what opens beside a cell opens beside them too where it can, and fingers leave them in sight. */
  readonly others?: () => readonly number[]
  /**
   * Panels stay where the layout puts them unless who acts or what is chosen is under them: what else may be chosen is
   * reached by moving the camera.
   */
  readonly steady?: boolean
  /** The first and the last cell of each row of the board; missing where panels have no place beside it. */
  readonly rows?: () => readonly (readonly number[])[]
}

/** Where more may be chosen, a panel covers some of it wherever it is. */
const MOST_CHOICES = 60

/** Half of what must be seen of a cell, in cells. */
const REACH = 0.42
const CORNERS = [-REACH, REACH].flatMap((x) => [-REACH, REACH].map((z) => ({ x, z })))

/**
 * Places the moving panels with every drawn frame, and when panels change. Must be called inside the canvas.
 *
 * @param sights constant: made once, outside components
 */
export function usePlacedPanels(sights: Sights): void {
  const get = useThree((state) => state.get)
  const waiting = useRef(0)
  useFrame(({ camera, size }) => place(sights, camera, size))
  useEffect(() => {
    const soon = () => {
      cancelAnimationFrame(waiting.current)
      waiting.current = requestAnimationFrame(() => place(sights, get().camera, get().size))
    }
    const off = onPanelsChanged(soon)
    return () => {
      off()
      cancelAnimationFrame(waiting.current)
    }
  }, [get, sights])
}

function place(
  { pointOf, seen, kept = seen, choices, others, steady = false, rows }: Sights,
  camera: Camera,
  { width, height }: { width: number; height: number },
): void {
  const frame = { left: 0, top: 0, width, height }
  const project = (point: Point): PagePoint => pagePointOf(point, camera, frame)
  const cornersOf = (cell: number): readonly PagePoint[] => {
    const point = pointOf(cell)
    return point ? CORNERS.map(({ x, z }) => project({ x: point.x + x, y: point.y, z: point.z + z })) : []
  }
  const boxOf = (cell: number) => boxAround(cornersOf(cell))
  const chosen = choices()
  const boxesOf = (cells: readonly number[]) => [...new Set(cells)].map(boxOf).filter((box) => box !== null)
  arrange({
    window: { width, height },
    placeOf: (cell, east = 0, north = 0) => {
      const point = pointOf(cell)
      return point && project({ x: point.x + east, y: point.y, z: point.z - north })
    },
    boxOf,
    seen: boxesOf(seen()),
    kept: boxesOf(kept()),
    isSteady: steady,
    isMoving: director.moving,
    view: director.pose,
    choices: chosen.length > MOST_CHOICES ? [] : boxesOf(chosen),
    others: boxesOf(others?.() ?? []),
    board: () => (rows?.() ?? []).map((row) => boxAround(row.flatMap(cornersOf))).filter((box) => box !== null),
  })
}
