import { cellAt, fileOf, heightOf, rankOf, widthOf } from '../../../engine/jackal/cells.ts'
import { deckFor, landIn } from '../../../engine/jackal/data/boards.ts'
import type { TileKind } from '../../../engine/jackal/data/tiles.ts'
import { signAt } from '../../../engine/jackal/geometry/terrain.ts'
import { LARGEST_MAP } from '../../../engine/jackal/maps/mapText.ts'
import { type Board, type Cell, type Deck, type JackalOptions, SIDES, type Side } from '../../../engine/jackal/types.ts'

/** A map during drawing; `sketchFaults` finds its faults. */
export interface Sketch {
  /** Rows from north to south in the signs of `Board.map`, all of one length. */
  readonly rows: readonly string[]
  /** The way of play for which it is drawn. */
  readonly variant: JackalOptions['variant']
  /** Tiles counted by hand; null if they depend on the land. */
  readonly deck: Deck | null
  /** The kept map that is being drawn; null for one that has not been kept. */
  readonly own: string | null
}

/** Fewest files and ranks of a sketch. */
export const SMALLEST_SKETCH = 3

/** The kinds of ground into which a press turns a cell. */
export const BRUSHES = ['land', 'sea', 'ferry', ...SIDES] as const
export type Brush = (typeof BRUSHES)[number]

const SIGNS: Readonly<Record<Brush, string>> = { land: '#', sea: '~', ferry: '=', S: 'S', W: 'W', N: 'N', E: 'E' }

/** The next side after a quarter turn, as the whole map is turned clockwise. */
const TURNED: Readonly<Record<Side, Side>> = { S: 'W', W: 'N', N: 'E', E: 'S' }

/** Returns open sea. */
export function blankSketch(width: number, height: number, variant: Sketch['variant']): Sketch {
  return { rows: Array.from({ length: height }, () => '~'.repeat(width)), variant, deck: null, own: null }
}

/** Returns a sketch of a board; a deck that depends on its land keeps doing so. */
export function sketchOf({ map, deck }: Board, variant: Sketch['variant'], isOwnDeck: boolean): Sketch {
  return { rows: map, variant, deck: isOwnDeck ? deck : null, own: null }
}

/** Returns the board of a sketch. */
export function boardOf({ rows, variant, deck }: Sketch): Board {
  return { map: rows, deck: deck ?? deckFor(landIn(rows), variant) }
}

/** Paints a cell; a side has one harbour, so painting another moves it. Returns the same sketch if nothing changes. */
export function paintCell(sketch: Sketch, cell: Cell, brush: Brush): Sketch {
  const board = boardOf(sketch)
  const sign = SIGNS[brush]
  if (signAt(board, cell) === undefined || signAt(board, cell) === sign) return sketch
  const isHarbour = SIDES.some((side) => side === brush)
  const [column, row] = [fileOf(board, cell), heightOf(board) - 1 - rankOf(board, cell)]
  const rows = sketch.rows.map((signs, at) => {
    const cleared = isHarbour ? signs.replaceAll(sign, SIGNS.sea) : signs
    return at === row ? cleared.slice(0, column) + sign + cleared.slice(column + 1) : cleared
  })
  return { ...sketch, rows }
}

/** Files and ranks of a sketch. */
export function measureOf({ rows }: Sketch): { readonly width: number; readonly height: number } {
  return { width: rows[0]?.length ?? 0, height: rows.length }
}

/** Returns whether a sketch can be painted on all four sides at once. */
export function isSquare(sketch: Sketch): boolean {
  const { width, height } = measureOf(sketch)
  return width === height
}

/**
 * Paints a cell and its turns by a quarter, harbours each for its own side; only the cell on a map that is not square.
 */
export function paintTurned(sketch: Sketch, cell: Cell, brush: Brush): Sketch {
  if (!isSquare(sketch)) return paintCell(sketch, cell, brush)
  const last = sketch.rows.length - 1
  const board = boardOf(sketch)
  let painted = sketch
  let [file, rank, turned] = [fileOf(board, cell), rankOf(board, cell), brush]
  for (let turn = 0; turn < 4; turn++) {
    painted = paintCell(painted, cellAt(board, file, rank), turned)
    ;[file, rank] = [rank, last - file]
    turned = isSide(turned) ? TURNED[turned] : turned
  }
  return painted
}

export const isSide = (brush: Brush): brush is Side => SIDES.some((side) => side === brush)

/** Returns the cells on the straight line from one to another, without the first: a fast pointer leaves no gaps. */
export function cellsBetween(sketch: Sketch, from: Cell, to: Cell): readonly Cell[] {
  const board = boardOf(sketch)
  const [east, north] = [fileOf(board, to) - fileOf(board, from), rankOf(board, to) - rankOf(board, from)]
  const steps = Math.max(Math.abs(east), Math.abs(north))
  return Array.from({ length: steps }, (_, i) => {
    const share = (i + 1) / steps
    return cellAt(
      board,
      fileOf(board, from) + Math.round(east * share),
      rankOf(board, from) + Math.round(north * share),
    )
  })
}

/** Returns a sketch of another size: rows and columns are added and cut in the south and the east. */
export function resized(sketch: Sketch, width: number, height: number): Sketch {
  const [files, ranks] = [bounded(width), bounded(height)]
  if (files === widthOf(boardOf(sketch)) && ranks === sketch.rows.length) return sketch
  const rows = Array.from({ length: ranks }, (_, at) => (sketch.rows[at] ?? '').slice(0, files).padEnd(files, '~'))
  return { ...sketch, rows }
}

const bounded = (size: number): number => Math.min(LARGEST_MAP, Math.max(SMALLEST_SKETCH, Math.round(size)))

/** Sets the number of tiles of a kind; the others keep their numbers. */
export function withCount(sketch: Sketch, kind: TileKind, count: number): Sketch {
  const { deck } = boardOf(sketch)
  if (count < 0 || count === (deck[kind] ?? 0)) return sketch
  const { [kind]: _, ...others } = deck
  return { ...sketch, deck: count === 0 ? others : { ...others, [kind]: count } }
}

/** Returns the place of a cell on a sketch of another size, the nearest if it is not there. */
export function cellAtSize(before: Sketch, after: Sketch, cell: Cell): Cell {
  const [old, board] = [boardOf(before), boardOf(after)]
  const file = Math.min(fileOf(old, cell), widthOf(board) - 1)
  // rows are cut and added in the south
  const fromNorth = Math.min(heightOf(old) - 1 - rankOf(old, cell), heightOf(board) - 1)
  return cellAt(board, file, heightOf(board) - 1 - fromNorth)
}
