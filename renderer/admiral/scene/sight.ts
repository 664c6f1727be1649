import type { Board, Cell } from '../../../engine/admiral/types.ts'
import type { Point } from '../../table/spot.ts'
import { cellSpot, WATER } from '../table/anchors.ts'

/** The extent of ships beyond their cells, and their height: hulls and sails must be fully visible, in cells. */
const REACH = 0.55
const HEIGHT = 0.9
const ENDS = [
  { x: -REACH, y: 0, z: -REACH },
  { x: REACH, y: 0, z: -REACH },
  { x: -REACH, y: 0, z: REACH },
  { x: REACH, y: 0, z: REACH },
  { x: 0, y: HEIGHT, z: 0 },
] as const

/** Returns points that are all in sight exactly when everything on the cells is. */
export function pointsAt(board: Pick<Board, 'width' | 'height'>, cells: readonly Cell[]): readonly Point[] {
  const spots = cells.map((cell) => cellSpot(board, cell))
  return spots.flatMap((spot) => ENDS.map(({ x, y, z }) => ({ x: spot.x + x, y: WATER + y, z: spot.z + z })))
}

/** Calls a function after some frames, when panels have their places. Returns a function that cancels the call. */
export function afterFrames(count: number, then: () => void): () => void {
  let frame = 0
  const wait = (left: number) => {
    frame = requestAnimationFrame(() => (left > 1 ? wait(left - 1) : then()))
  }
  wait(count)
  return () => cancelAnimationFrame(frame)
}
