import { CLASSIC_ISLAND } from '../../engine/jackal/data/boards.ts'

/** A rectangle of the table: its middle and half sides (cells). */
export interface Rectangle {
  readonly x: number
  readonly z: number
  readonly halfX: number
  readonly halfZ: number
}

/** A map as rows of cells from north to south; `#` is land. */
type LandMap = readonly string[]

/** The measures of Jackal's stage that follow from its map. */
export interface StageMeasures {
  /** The middle and the half sides of the board (cells). */
  readonly board: Rectangle
  /** The inner size of the tray, and half sides of the board drawn in its water (cells). */
  readonly tray: {
    readonly sizeX: number
    readonly sizeZ: number
    readonly gridHalfX: number
    readonly gridHalfZ: number
    /** Set if the middles of cells lie between whole numbers, as on a board of even width or height. */
    readonly cellsBetween: readonly [x: boolean, z: boolean]
  }
  /** Overlapping rectangles that cover the land. */
  readonly land: readonly Rectangle[]
}

/** Water between the edge of the board and the rail of the tray (cells). */
const MARGIN = 0.35

/** Returns the measures of the stage of a map. */
export function measuresOf(map: LandMap): StageMeasures {
  const [width, height] = [map[0]?.length ?? 0, map.length]
  const [halfX, halfZ] = [width / 2, height / 2]
  return {
    board: { x: 0, z: 0, halfX, halfZ },
    tray: {
      sizeX: width + 2 * MARGIN,
      sizeZ: height + 2 * MARGIN,
      gridHalfX: halfX,
      gridHalfZ: halfZ,
      cellsBetween: [width % 2 === 0, height % 2 === 0],
    },
    land: landOf(map),
  }
}

/** Returns each stretch of land within a row, with all rows above and below that have land along the whole of it. */
function landOf(rows: LandMap): readonly Rectangle[] {
  const found = rows.flatMap((row, top) =>
    [...row.matchAll(/#+/g)].map(({ 0: land, index }) => tallest(rows, top, index, index + land.length)),
  )
  return found.filter((one, i) => found.findIndex((other) => isSame(one, other)) === i)
}

function tallest(rows: LandMap, row: number, from: number, to: number): Rectangle {
  const covers = (at: number) => rows[at]?.slice(from, to) === '#'.repeat(to - from)
  let [top, bottom] = [row, row + 1]
  while (covers(top - 1)) top--
  while (covers(bottom)) bottom++
  return {
    x: (from + to - (rows[0]?.length ?? 0)) / 2,
    z: (top + bottom - rows.length) / 2,
    halfX: (to - from) / 2,
    halfZ: (bottom - top) / 2,
  }
}

function isSame(a: Rectangle, b: Rectangle): boolean {
  return a.x === b.x && a.z === b.z && a.halfX === b.halfX && a.halfZ === b.halfZ
}

/** The classic island, for which the stage's models are baked. */
const CLASSIC = measuresOf(CLASSIC_ISLAND.map)

/** The middle and the half sides of the classic board (cells). */
export const BOARD: Rectangle = CLASSIC.board

/** The classic island's tray. */
export const TRAY = CLASSIC.tray

/** Overlapping rectangles that cover the classic island. */
export const LAND: readonly Rectangle[] = CLASSIC.land
