import { CLASSIC_ISLAND } from '../../engine/jackal/data/boards.ts'

/** A rectangle of the table: its middle and half sides (cells). */
export interface Rectangle {
  readonly x: number
  readonly z: number
  readonly halfX: number
  readonly halfZ: number
}

/** Jackal's stage is built for the classic island. */
const { map } = CLASSIC_ISLAND
const WIDTH = map[0]?.length ?? 0
const HEIGHT = map.length

/** Water between the edge of the board and the rail of the tray (cells). */
const MARGIN = 0.35

/** Half sides of the board (cells). */
export const BOARD: Rectangle = { x: 0, z: 0, halfX: WIDTH / 2, halfZ: HEIGHT / 2 }

/** Inner size of the tray, and half sides of the board that is drawn in its water (cells). */
export const TRAY = {
  sizeX: WIDTH + 2 * MARGIN,
  sizeZ: HEIGHT + 2 * MARGIN,
  gridHalfX: BOARD.halfX,
  gridHalfZ: BOARD.halfZ,
} as const

/** Overlapping rectangles that cover the island. */
export const LAND: readonly Rectangle[] = landOf(map)

/** Each stretch of land within a row, with all rows above and below that have land along the whole of it. */
function landOf(rows: readonly string[]): readonly Rectangle[] {
  const found = rows.flatMap((row, top) =>
    [...row.matchAll(/#+/g)].map(({ 0: land, index }) => tallest(rows, top, index, index + land.length)),
  )
  return found.filter((one, i) => found.findIndex((other) => isSame(one, other)) === i)
}

function tallest(rows: readonly string[], row: number, from: number, to: number): Rectangle {
  const covers = (at: number) => rows[at]?.slice(from, to) === '#'.repeat(to - from)
  let [top, bottom] = [row, row + 1]
  while (covers(top - 1)) top--
  while (covers(bottom)) bottom++
  return {
    x: (from + to - WIDTH) / 2,
    z: (top + bottom - HEIGHT) / 2,
    halfX: (to - from) / 2,
    halfZ: (bottom - top) / 2,
  }
}

function isSame(a: Rectangle, b: Rectangle): boolean {
  return a.x === b.x && a.z === b.z && a.halfX === b.halfX && a.halfZ === b.halfZ
}
