import { openStream, type Rng, type Seed, shuffled } from '../../kernel/rng.ts'
import { fileOf, rankOf } from '../cells.ts'
import { deckFor, landIn } from '../data/boards.ts'
import { islandsOf, seasOf } from '../geometry/islands.ts'
import { laneOf } from '../geometry/shores.ts'
import { cellsOf, isSea, landNeighboursOf, signAt } from '../geometry/terrain.ts'
import type { Board, Cell, JackalOptions } from '../types.ts'
import { mapFaults } from './mapFaults.ts'

/** What a generated map is to be like. */
export interface MapWish {
  readonly variant: JackalOptions['variant']
  /** Files and ranks, `SMALLEST` to 25. */
  readonly size: number
}

export const SMALLEST = 9
/** Drawings thrown away before a plain island is taken. */
const ATTEMPTS = 40
/** Shares of the cells inside the margin that are land. */
const SHARES = { classic: 0.75, archipelago: 0.55 } as const satisfies Record<JackalOptions['variant'], number>
const MOST_FERRIES = 2

/** Signs of a square map, row by row from the north; changed while it is drawn. */
type Canvas = string[][]

/**
 * Draws a map by a seed: the same one on every machine, without a fault. It looks the same from all four sides, so that
 * no harbour has an advantage.
 */
export function generatedMap(seed: Seed, { variant, size }: MapWish): Board {
  const rng = openStream(seed, 'map')
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const board = withFerries(withHarbours(boardOf(drawn(size, variant, rng), variant)), variant, rng)
    if (mapFaults(board, variant).length === 0) return board
  }
  return boardOf(plainIsland(size), variant)
}

function boardOf(canvas: Canvas, variant: JackalOptions['variant']): Board {
  const map = canvas.map((row) => row.join(''))
  return { map, deck: deckFor(landIn(map), variant) }
}

/** Round patches of land all about, lakes filled in. */
function drawn(size: number, variant: JackalOptions['variant'], rng: Rng): Canvas {
  const canvas = sea(size)
  const inside = size - 2
  // One patch at the edge, so that every side has a shore for its ship.
  patch(canvas, size - 3, 2 + rng.int(inside - 2), 1.5)
  const widest = variant === 'classic' ? size / 4 : size / 6
  while (landOn(canvas) < SHARES[variant] * inside * inside) {
    patch(canvas, 1 + rng.int(inside), 1 + rng.int(inside), 0.8 + rng.unit() * widest)
  }
  return filled(canvas)
}

function plainIsland(size: number): Canvas {
  const canvas = sea(size)
  for (let row = 1; row < size - 1; row++) {
    for (let column = 1; column < size - 1; column++) (canvas[row] as string[])[column] = '#' // within the canvas
  }
  return canvas
}

const sea = (size: number): Canvas => Array.from({ length: size }, () => new Array<string>(size).fill('~'))

const landOn = (canvas: Canvas): number => landIn(canvas.map((row) => row.join('')))

/** Land within so many cells of a place, and of its turns by a quarter. */
function patch(canvas: Canvas, row: number, column: number, radius: number): void {
  const reach = Math.ceil(radius)
  for (let down = -reach; down <= reach; down++) {
    for (let right = -reach; right <= reach; right++) {
      if (down * down + right * right <= radius * radius) turnedAll(canvas, row + down, column + right, '#')
    }
  }
}

/** Sets a place and its turns by a quarter; the margin stays sea unless it is asked for. */
function turnedAll(canvas: Canvas, row: number, column: number, sign: string, margin = 1): void {
  const last = canvas.length - 1
  if (Math.min(row, column) < margin || Math.max(row, column) > last - margin) return
  let at = { row, column }
  for (let turn = 0; turn < 4; turn++) {
    ;(canvas[at.row] as string[])[at.column] = sign // within the canvas, as its turns are
    at = { row: at.column, column: last - at.row }
  }
}

/** Lakes are land too: ships could not come there. */
function filled(canvas: Canvas): Canvas {
  const board = boardOf(canvas, 'classic')
  const [open = [], ...lakes] = seasOf(board).toSorted((a, b) => b.length - a.length)
  if (open.length === 0) return canvas
  for (const lake of lakes) for (const cell of lake) set(canvas, board, cell, '#')
  return canvas
}

function set(canvas: Canvas, board: Board, cell: Cell, sign: string): void {
  ;(canvas[canvas.length - 1 - rankOf(board, cell)] as string[])[fileOf(board, cell)] = sign // a cell of the canvas
}

/** The harbours of all sides, a quarter turn apart. */
function withHarbours(board: Board): Board {
  const lane = laneOf(board, 'S')
  const harbour = lane[lane.length >> 1]
  if (harbour === undefined) return board
  const canvas = canvasOf(board)
  const last = canvas.length - 1
  let at = { row: last - rankOf(board, harbour), column: fileOf(board, harbour) }
  for (const side of ['S', 'W', 'N', 'E']) {
    ;(canvas[at.row] as string[])[at.column] = side // within the canvas, as its turns are
    at = { row: at.column, column: last - at.row }
  }
  return { ...board, map: canvas.map((row) => row.join('')) }
}

const canvasOf = ({ map }: Board): Canvas => map.map((row) => [...row])

/** Moors a few ferries in straits between islands, where they cut no sea in two. */
function withFerries(board: Board, variant: JackalOptions['variant'], rng: Rng): Board {
  if (variant !== 'archipelago') return board
  let ferried = board
  let moored = 0
  for (const cell of shuffled(straitsOf(board), rng)) {
    if (moored >= MOST_FERRIES) break
    const tried = withFerry(ferried, cell)
    if (seasOf(tried).length !== seasOf(board).length || mapFaults(tried, variant).length > 0) continue
    ferried = tried
    moored++
  }
  return ferried
}

function withFerry(board: Board, cell: Cell): Board {
  const canvas = canvasOf(board)
  turnedAll(canvas, canvas.length - 1 - rankOf(board, cell), fileOf(board, cell), '=')
  return { ...board, map: canvas.map((row) => row.join('')) }
}

/** Sea cells that touch two islands and are no harbour. */
function straitsOf(board: Board): readonly Cell[] {
  const islands = islandsOf(board)
  return cellsOf(board).filter((cell) => {
    if (!isSea(board, cell) || 'SWNE'.includes(signAt(board, cell) ?? '~')) return false
    const touched = landNeighboursOf(board, cell).map((next) => islands.findIndex((island) => island.includes(next)))
    return new Set(touched).size > 1
  })
}
