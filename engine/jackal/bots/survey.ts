import {
  ALL_CELLS,
  firstSeaCell,
  isLand,
  knightMovesFrom,
  LAND,
  NEIGHBOURS,
  stepFrom,
  vectorBetween,
} from '../cells.ts'
import type { TileKind } from '../data/tiles.ts'
import { directionsOf } from '../data/tiles.ts'
import type { Cell, Facing, JackalState, Tile } from '../types.ts'
import { turntableSteps } from '../world.ts'

type Tiles = JackalState['tiles']

/** The lie of the land: which steps the open tiles allow, boiled down for fast looking up. Gold is left out. */
export interface Survey {
  /** For each cell, those from which one may come straight to it: on foot, sent by a tile, or over ice. */
  readonly into: readonly (readonly Cell[])[]
  /** Turns to leave the tile of a cell, hazards included: none where it sends one on, endless where one cannot stay. */
  readonly leave: readonly number[]
  /** The same for one with a load, which may not come everywhere. */
  readonly leaveLaden: readonly number[]
  readonly balloons: readonly Cell[]
  readonly closed: readonly Cell[]
}

/** Turns that a hazard costs, on top of the step out of it. */
const HAZARDS: Readonly<Record<string, number>> = { trap: 8, rum: 1, caramba: 0.5 }
const NO_STAY: ReadonlySet<string> = new Set(['cannibal', 'crocodile', 'balloon', 'ice'])
const NO_LOADS: ReadonlySet<string> = new Set(['fort', 'aborigine', 'thicket', 'cave'])

/** Tiles surveyed last: searches come back to the same land again and again, with gold lying elsewhere. */
const recent: { tiles: Tiles; survey: Survey }[] = []
const REMEMBERED = 4

/** Surveys the island. */
export function surveyOf(tiles: Tiles): Survey {
  const known = recent.find((one) => isSameLand(one.tiles, tiles))
  if (known) return known.survey
  const survey = lookOver(tiles)
  recent.unshift({ tiles, survey })
  if (recent.length > REMEMBERED) recent.pop()
  return survey
}

function isSameLand(a: Tiles, b: Tiles): boolean {
  if (a === b) return true
  for (const cell of LAND) {
    const one = a[cell]
    const other = b[cell]
    if (one === other || !one || !other) continue
    if (one.open !== other.open || (one.open && (one.kind !== other.kind || one.facing !== other.facing))) return false
  }
  return true
}

function lookOver(tiles: Tiles): Survey {
  const leave = ALL_CELLS.map(() => Number.POSITIVE_INFINITY)
  const leaveLaden = leave.slice()
  const into: Cell[][] = ALL_CELLS.map(() => [])
  const balloons: Cell[] = []
  const closed: Cell[] = []
  for (const cell of LAND) {
    const tile = tiles[cell]
    if (!tile) continue
    if (!tile.open) closed.push(cell)
    else if (tile.kind === 'balloon') balloons.push(cell)
    else if (!NO_STAY.has(tile.kind)) {
      const sent = sentFrom(tile, cell)
      const turns = sent ? 0 : turnsToLeave(tile)
      leave[cell] = turns
      if (!NO_LOADS.has(tile.kind)) leaveLaden[cell] = turns
      for (const to of sent ?? NEIGHBOURS[cell] ?? []) into[slideTo(tiles, cell, to)]?.push(cell)
    }
  }
  return { into, leave, leaveLaden, balloons, closed }
}

function turnsToLeave(tile: Tile): number {
  return Math.max(1, turntableSteps(tile)) + (HAZARDS[tile.kind] ?? 0)
}

/** J-ICE: where one slides to over open ice after a straight step; leaps and shots are taken to end where they land. */
function slideTo(tiles: Tiles, from: Cell, to: Cell): Cell {
  if (!isOpenIce(tiles, to) || !(NEIGHBOURS[from] ?? []).includes(to)) return to
  const direction = vectorBetween(from, to)
  let cell = to
  while (isOpenIce(tiles, cell)) cell = stepFrom(cell, direction)
  return cell
}

function isOpenIce(tiles: Tiles, cell: Cell): boolean {
  const tile = tiles[cell]
  return tile?.kind === 'ice' && tile.open
}

/** Where arrows, horses and cannons send one on to; undefined where one may stay. */
function sentFrom({ kind, facing }: Tile, cell: Cell): readonly Cell[] | undefined {
  if (kind === 'closed') return undefined
  const key = `${kind}/${facing}`
  const table = SENDS.get(key) ?? sendsOf(kind, facing)
  SENDS.set(key, table)
  return table[cell]
}

const SENDS = new Map<string, readonly (readonly Cell[] | undefined)[]>()

function sendsOf(kind: TileKind, facing: Facing): readonly (readonly Cell[] | undefined)[] {
  if (kind === 'horse') return ALL_CELLS.map(knightMovesFrom)
  const directions = directionsOf(kind, facing)
  if (directions.length === 0) return []
  return ALL_CELLS.map((cell) => {
    if (!isLand(cell)) return undefined
    return directions.map((one) => (kind === 'cannon' ? firstSeaCell(cell, one) : stepFrom(cell, one)))
  })
}
