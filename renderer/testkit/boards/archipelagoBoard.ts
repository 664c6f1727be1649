import { parseCell } from '../../../engine/jackal/cells.ts'
import { boardFor, deckFor, landIn } from '../../../engine/jackal/data/boards.ts'
import type { MapName } from '../../../engine/jackal/data/maps.ts'
import { UNKNOWN_TILE } from '../../../engine/jackal/data/unknownTile.ts'
import { cellsOf, isFerry, isLand } from '../../../engine/jackal/geometry/terrain.ts'
import { type Board, type Cell, type JackalState, TEAMS, type TeamId, type Tile } from '../../../engine/jackal/types.ts'
import { handDressed, pieceAt, teamsAtHome } from '../../jackal/table/handDressed.ts'
import { openTile } from './jackalBoard.ts'

/** The pieces on a map of the archipelago, cells by name. */
interface ArchipelagoPlan {
  /** The cells of the ships; a crew without one still has to place it. */
  readonly ships?: Readonly<Partial<Record<TeamId, string>>>
  /** The cells of the three pirates of a crew; aboard if it is missing. */
  readonly pirates?: Readonly<Partial<Record<TeamId, readonly string[]>>>
  /** Tiles that are already turned. */
  readonly open?: Readonly<Record<string, string>>
  readonly bear?: string
  readonly turn?: TeamId
}

/** A match of four in the archipelago, at the beginning of a turn. */
export function archipelagoMatch(map: MapName | Board, plan: ArchipelagoPlan): JackalState {
  const options = { ...handDressed(NOBODY).options, variant: 'archipelago', map } as const
  const board = boardFor(options)
  const named = (cell: string): Cell => cellOf(board, cell)
  const open = new Map(Object.entries(plan.open ?? {}).map(([cell, name]) => [named(cell), openTile(name)]))
  const teams = teamsAtHome().map((team) => {
    const ship = plan.ships?.[team.id]
    return { ...team, ship: ship === undefined ? -1 : named(ship) }
  })
  const pieces = teams.flatMap(({ id, ship }) =>
    [0, 1, 2].map((index) => {
      const at = plan.pirates?.[id]?.[index]
      return pieceAt('pirate', `${id}-${index + 1}`, id, at === undefined ? ship : named(at))
    }),
  )
  const tiles = cellsOf(board).map((cell) => open.get(cell) ?? tileOn(board, cell))
  const dressed = handDressed({ tiles, teams, pieces, turn: plan.turn ?? 'white' })
  const bear = plan.bear === undefined ? null : { at: named(plan.bear), wokenBy: 'white', fresh: false }
  return { ...dressed, options, board, bear }
}

const NOBODY = { tiles: [], teams: [], pieces: [], turn: TEAMS[0] } as const

function tileOn(board: Board, cell: Cell): Tile | null {
  if (isFerry(board, cell)) return openTile('ferry')
  return isLand(board, cell) ? UNKNOWN_TILE : null
}

function cellOf(board: Board, name: string): Cell {
  const cell = parseCell(board, name)
  if (cell === null) throw new RangeError(`no cell ${name}`)
  return cell
}

/** Returns the largest possible map: nine isles of seven by seven cells, some of them joined by ferries. */
export function nineIsles(): Board {
  const signAt = (x: number, y: number): string => {
    if (x === 0 || y === 0 || x === 24 || y === 24) return '~'
    if (x % 8 === 0 && y % 8 === 4 && (x + y) % 16 === 12) return '='
    return x % 8 === 0 || y % 8 === 0 ? '~' : '#'
  }
  const map = Array.from({ length: 25 }, (_, y) => Array.from({ length: 25 }, (_, x) => signAt(x, y)).join(''))
  return { map, deck: deckFor(landIn(map), 'archipelago') }
}
