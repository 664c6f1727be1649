import { ALL_CELLS, cellAt, fileOf, rankOf, sidesOf } from './cells.ts'
import type { Cell, SeaBattleOptions, Ship } from './types.ts'

type Shapes = SeaBattleOptions['shapes']

/** Returns every way in which a ship of a length may lie on the empty field (S-PLACE). */
export function berthsFor(length: number, shapes: Shapes): readonly Ship[] {
  const key = `${length}/${shapes}`
  const known = CACHE.get(key)
  if (known) return known
  const berths = shapes === 'straight' ? straightBerths(length) : grownBerths(length).filter(isAllowedShape)
  CACHE.set(key, berths)
  return berths
}

const CACHE = new Map<string, readonly Ship[]>()

/** Returns whether cells form a ship of an allowed shape: in a row, or bent if the options allow it. */
export function isShipShape(cells: Ship, shapes: Shapes): boolean {
  return isStraight(cells) || (shapes === 'bent' && cells.length >= 3 && isConnected(cells) && isAllowedShape(cells))
}

function straightBerths(length: number): readonly Ship[] {
  return ALL_CELLS.flatMap((cell) => {
    const along = row(cell, length, 1, 0)
    const up = length > 1 ? row(cell, length, 0, 1) : null
    return [along, up].filter((berth) => berth !== null)
  })
}

function row(cell: Cell, length: number, east: number, north: number): Ship | null {
  const cells = Array.from({ length }, (_, i) => cellAt(fileOf(cell) + east * i, rankOf(cell) + north * i))
  return cells.includes(-1) ? null : cells
}

/** Returns all connected sets of the given number of cells, each once. */
function grownBerths(length: number): readonly Ship[] {
  let sets = new Map<string, Ship>(ALL_CELLS.map((cell) => [String(cell), [cell]]))
  for (let size = 1; size < length; size++) sets = grow(sets)
  return [...sets.values()]
}

function grow(sets: ReadonlyMap<string, Ship>): Map<string, Ship> {
  const grown = new Map<string, Ship>()
  for (const cells of sets.values()) {
    for (const next of cells.flatMap((cell) => sidesOf(cell))) {
      if (cells.includes(next)) continue
      const larger = sortCells([...cells, next])
      grown.set(larger.join(), larger)
    }
  }
  return grown
}

/**
 * Returns whether a connected shape is allowed: all but the T, which has one cell with three neighbours in a ship of
 * four.
 */
function isAllowedShape(cells: Ship): boolean {
  return !cells.some((cell) => sidesOf(cell).filter((next) => cells.includes(next)).length === 3)
}

function isStraight(cells: Ship): boolean {
  const sorted = sortCells(cells)
  const [first] = sorted
  if (first === undefined) return false
  return [row(first, cells.length, 1, 0), row(first, cells.length, 0, 1)].some(
    (line) => line?.every((cell, i) => cell === sorted[i]) === true,
  )
}

function isConnected(cells: Ship): boolean {
  const [first] = cells
  if (first === undefined) return false
  const reached = new Set([first])
  for (const cell of reached) {
    for (const next of sidesOf(cell)) if (cells.includes(next)) reached.add(next)
  }
  return reached.size === cells.length
}

/** Returns cells in ascending order: the form in which ships are kept. */
export function sortCells(cells: readonly Cell[]): Ship {
  return [...cells].sort((a, b) => a - b)
}
