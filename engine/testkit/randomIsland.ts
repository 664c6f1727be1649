import { printCell } from '../jackal/cells.ts'
import { CLASSIC_ISLAND, HOME_SIDES } from '../jackal/data/boards.ts'
import { TILE_KINDS, type TileKind, tileRow } from '../jackal/data/tiles.ts'
import { waterSidesOf } from '../jackal/geometry/boatWaters.ts'
import { harbourOf } from '../jackal/geometry/shores.ts'
import { cellsOf, landOf } from '../jackal/geometry/terrain.ts'
import { CREWS } from '../jackal/setup.ts'
import { keepsLoads } from '../jackal/tiles/index.ts'
import { type Board, type Cell, RESIDENTS, TEAMS } from '../jackal/types.ts'
import { type Rng, shuffled } from '../kernel/rng.ts'

/** The kinds dealt in the base game; the lifeboat comes with its option. */
const KINDS = TILE_KINDS.filter((kind) => tileRow(kind).count > 0)

/** The kinds that are also dealt in the archipelago. The bear is not among them: it is already in play. */
const ARCHIPELAGO_KINDS: readonly TileKind[] = [...KINDS, 'trampoline', 'trampoline']

/** The tiles on which no piece can be at rest. */
const PASSING: ReadonlySet<string> = new Set([
  'horse',
  'ice',
  'crocodile',
  'cannibal',
  'balloon',
  'cannon',
  'trampoline',
])

interface Laid {
  readonly kind: TileKind
  readonly open: boolean
  readonly json: object
}

/**
 * Returns a public position such as play seldom reaches: random kinds of tiles, most of them open, coins everywhere,
 * all pieces somewhere on the island. What is rare in a match is common here.
 */
export function randomIsland(rng: Rng, options: object, board: Board = CLASSIC_ISLAND): object {
  const land = landOf(board)
  const isArchipelago = 'variant' in options && options.variant === 'archipelago'
  const kinds = isArchipelago ? ARCHIPELAGO_KINDS : KINDS
  const tiles = new Map(land.map((cell) => [cell, randomTile(kinds, rng)]))
  const free = shuffled(
    land.filter((cell) => canRestOn(tiles.get(cell))),
    rng,
  )
  const teams = TEAMS.map((id) => ({ id, bottles: rng.int(3), gold: rng.int(4) }))
  const pieces = [...pirates(board, free, rng), ...residents(board, free, rng)]
  return {
    game: 'jackal',
    options,
    board: {
      ...(board !== CLASSIC_ISLAND && board),
      tiles: Object.fromEntries([...tiles].map(([cell, { json }]) => [printCell(board, cell), json])),
    },
    teams,
    ...('lifeboat' in options ? withBoat(board, tiles, pieces, rng) : { pieces }),
    ...(isArchipelago && withBear(board, free, rng)),
    turn: TEAMS[rng.int(4)],
    ...(rng.int(4) === 0 && { grove: { turnsLeft: rng.int(4) } }),
  }
}

function randomTile(kinds: readonly TileKind[], rng: Rng): Laid {
  const kind = kinds[rng.int(kinds.length)] ?? 'empty'
  const isResident = RESIDENTS.some((resident) => resident === kind)
  const open = isResident || rng.int(3) > 0
  const facing = 'NESW'[rng.int(4)]
  const coins = open && !PASSING.has(kind) && !kind.startsWith('arrow') && rng.int(3) === 0 ? 1 + rng.int(2) : 0
  return { kind, open, json: { kind, open, facing, ...(coins > 0 && { coins }) } }
}

function canRestOn(tile: Laid | undefined): boolean {
  return tile?.open === true && !PASSING.has(tile.kind) && !tile.kind.startsWith('arrow')
}

/** Returns pirates, each on its own cell, a few still aboard or dead. */
function pirates(board: Board, free: Cell[], rng: Rng): readonly Stood[] {
  return TEAMS.flatMap((team) => {
    const home = harbourOf(board, HOME_SIDES[team])
    return CREWS[team].map((id) => ({ id, type: 'pirate', team, at: randomPlace(board, free, home, rng) }))
  })
}

function randomPlace(board: Board, free: Cell[], home: Cell, rng: Rng): string {
  const chance = rng.int(8)
  if (chance === 0) return 'dead'
  const cell = chance === 1 ? undefined : free.pop()
  return printCell(board, cell ?? home)
}

/** Returns the lifeboat under a piece, or afloat with a piece aboard. */
function withBoat(board: Board, tiles: ReadonlyMap<Cell, Laid>, pieces: readonly Stood[], rng: Rng): object {
  const finder = pieces[rng.int(pieces.length)]
  const found = [...tiles].find(([cell]) => printCell(board, cell) === finder?.at)
  if (found && keepsLoads(found[1].kind) && rng.int(3) === 0) return { pieces, lifeboat: { at: finder?.at } }
  const harbours = TEAMS.map((team) => harbourOf(board, HOME_SIDES[team]))
  const waters = cellsOf(board).filter((cell) => waterSidesOf(board, cell).length > 0 && !harbours.includes(cell))
  const at = printCell(board, waters[rng.int(waters.length)] ?? 0)
  const team = TEAMS[rng.int(4)] ?? 'white'
  const crew = pieces.map((piece) => (piece.id === CREWS[team][0] ? { ...piece, at } : piece))
  return { pieces: crew, lifeboat: { at, afloat: true, team } }
}

interface Stood {
  readonly id: string
  readonly at: string
}

/** Returns the bear on a cell of its own, woken by a team. */
function withBear(board: Board, free: Cell[], rng: Rng): object {
  const cell = free.pop()
  if (cell === undefined) return {}
  return { bear: { at: printCell(board, cell), wokenBy: ['white', 'red'][rng.int(2)] } }
}

function residents(board: Board, free: Cell[], rng: Rng): readonly Stood[] {
  return RESIDENTS.flatMap((type) => {
    const cell = free.pop()
    return cell === undefined ? [] : [{ id: type, type, team: TEAMS[rng.int(4)], at: printCell(board, cell) }]
  })
}
