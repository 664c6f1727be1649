import { openStream, type Rng, type Seed } from '../../kernel/rng.ts'
import { deckFor, landIn } from '../data/boards.ts'
import { islandsOf, seasOf } from '../geometry/islands.ts'
import { laneOf } from '../geometry/shores.ts'
import { type Board, type JackalOptions, SIDES } from '../types.ts'
import { type Growth, grownLand, type Land } from './growing.ts'
import { mapFaults } from './mapFaults.ts'
import { withFerries } from './mooring.ts'
import { insideOf, mirrors, placeOf, quarterTurns, type Symmetry, withSigns } from './symmetry.ts'

/** The requested properties of a generated map. */
export interface MapWish {
  readonly variant: JackalOptions['variant']
  /** The number of files and of ranks, `SMALLEST` to 25. */
  readonly size: number
}

export const SMALLEST = 9
/** The size from which a drawn archipelago has three separate islands; smaller maps have two. */
const ROOMY = 11
/** The number of failed drawings after which the plain map is used. */
const ATTEMPTS = 200
/** The minimum size of an archipelago's islands, in cells of land. */
const LEAST_ISLAND = 3
/** The minimum length of a lane that ships keep to, in cells. */
const LEAST_LANE = 3

/** Returns the minimum number of islands of a drawn map that neither ferries nor land join (J-ARCH). */
export function leastIslands({ variant, size }: MapWish): number {
  if (variant === 'classic') return 1
  return size >= ROOMY ? 3 : 2
}

/**
 * Draws a map by a seed: the same one on every machine, without a fault. Land and harbours look the same from all four
 * sides, so that no harbour has an advantage. The base game gets one island, the archipelago several with straits.
 */
export function generatedMap(seed: Seed, wish: MapWish): Board {
  const rng = openStream(seed, 'map')
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const board = drawnMap(wish, rng)
    if (isSound(board, wish)) return board
  }
  return plainMap(wish)
}

function drawnMap(wish: MapWish, rng: Rng): Board {
  const symmetry = rng.int(2) === 0 ? quarterTurns(wish.size) : mirrors(wish.size)
  const ferried = wish.variant === 'archipelago' && rng.int(2) === 0
  const growth = { ...growthFor(wish, ferried, rng), symmetry }
  const map = filled(rowsOf(grownLand(growth, rng), wish.size))
  const board = withHarbours(boardOf(map, wish.variant), symmetry)
  return ferried ? withFerries(board, symmetry, leastIslands(wish), rng) : board
}

function growthFor({ variant, size }: MapWish, ferried: boolean, rng: Rng): Omit<Growth, 'symmetry'> {
  const shape = { size, smoothness: 1 + rng.int(3), even: rng.int(2) === 0 }
  if (variant === 'classic') return { ...shape, islands: 1, capes: 1 + rng.int(3), share: 0.6 + rng.unit() * 0.28 }
  const islands = (ferried ? 5 : 4) + rng.int(size >> 2)
  return { ...shape, islands, capes: 0, share: 0.5 + rng.unit() * 0.12 }
}

function isSound(board: Board, wish: MapWish): boolean {
  const islands = islandsOf(board)
  const suits =
    wish.variant === 'classic'
      ? islands.length === 1 && laneOf(board, 'S').length >= LEAST_LANE
      : islands.length >= leastIslands(wish) && islands.every((island) => island.length >= LEAST_ISLAND)
  return suits && mapFaults(board, wish.variant).length === 0
}

/** Returns the map for seeds without a valid drawing: a square of land, quartered by straits in the archipelago. */
export function plainMap(wish: MapWish): Board {
  const { variant, size } = wish
  const isStrait = (line: number) => line === size >> 1 || line === (size - 1) >> 1
  const land = new Array<number>(size * size).fill(0)
  for (const place of insideOf(size)) {
    const cut = isStrait(Math.trunc(place / size)) || isStrait(place % size)
    if (variant === 'classic' || !cut) land[place] = 1
  }
  return withHarbours(boardOf(rowsOf(land, size), variant), quarterTurns(size))
}

const rowsOf = (land: Land, size: number): readonly string[] =>
  Array.from({ length: size }, (_, row) =>
    land
      .slice(row * size, (row + 1) * size)
      .map((island) => (island > 0 ? '#' : '~'))
      .join(''),
  )

const boardOf = (map: readonly string[], variant: MapWish['variant']): Board => ({
  map,
  deck: deckFor(landIn(map), variant),
})

/** Lakes become land too: ships could not come there. */
function filled(map: readonly string[]): readonly string[] {
  const board = { map, deck: {} }
  const [, ...lakes] = seasOf(board).toSorted((a, b) => b.length - a.length)
  return withSigns(
    map,
    lakes.flat().map((cell) => [placeOf(board, cell), '#']),
  )
}

/** Adds the harbours of all sides, each the image of the others. */
function withHarbours(board: Board, symmetry: Symmetry): Board {
  const lane = laneOf(board, 'S')
  const harbour = lane[lane.length >> 1]
  const images = harbour === undefined ? [] : (symmetry[placeOf(board, harbour)] ?? [])
  return {
    ...board,
    map: withSigns(
      board.map,
      images.map((place, i) => [place, SIDES[i] ?? '~']),
    ),
  }
}
