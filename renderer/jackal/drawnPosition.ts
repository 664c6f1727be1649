import type { Json } from '../../electron/contract/ipc.ts'
import { cellAt, printCell } from '../../engine/jackal/cells.ts'
import { TILE_KINDS, type TileKind } from '../../engine/jackal/data/tiles.ts'
import type { TeamId } from '../../engine/jackal/types.ts'

/** The parts of a lesson's position. Cells are written as players write them. */
export interface LessonIsland {
  /**
   * Rows from north to south, cells separated by blanks: `~` sea, `.` an empty tile, else the name of its kind; `?`
   * before it means closed, `?` alone a closed empty tile, `/E` after it its direction.
   */
  readonly drawing: string
  /** The places of the ships; each team that takes part has one, in turn order. */
  readonly ships: Readonly<Partial<Record<TeamId, { readonly side: 'S' | 'W' | 'N' | 'E'; readonly at: string }>>>
  /** The places of the pieces: `white-1`, `red-1` … are pirates. */
  readonly pieces: Readonly<Record<string, string | { readonly at: string; readonly trapped: true }>>
  /** The numbers of coins on open tiles. */
  readonly coins?: Readonly<Record<string, number>>
  readonly options?: { readonly [key: string]: Json }
}

interface Drawn {
  readonly kind: TileKind
  readonly open: boolean
  readonly facing: string
}

const WORD = /^(\?)?([a-z]+(?:-\d+d?)?|\.)?(?:\/([NESW]))?$/

/** Returns the tile that a word of a drawing stands for; null for the sea. Throws if it stands for none. */
function tileOf(word: string): Drawn | null {
  if (word === '~') return null
  const [matched, closed, name = '.', facing = 'N'] = WORD.exec(word) ?? []
  const kind = TILE_KINDS.find((one) => one === (name === '.' ? 'empty' : name))
  if (matched === undefined || !kind) throw new Error(`${word} is no tile`)
  return { kind, open: closed === undefined, facing }
}

/** Returns a position of Jackal in its public form, with every tile fixed: white begins. */
export function lessonPosition({ drawing, ships, pieces, coins = {}, options = {} }: LessonIsland): Json {
  const rows = drawing
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(tileOf))
  const map = rows.map((row) => row.map((tile) => (tile ? '#' : '~')).join(''))
  const deck: Record<string, number> = {}
  for (const tile of rows.flat()) if (tile) deck[tile.kind] = (deck[tile.kind] ?? 0) + 1
  const board = { map, deck }
  const cellOf = (row: number, file: number) => printCell(board, cellAt(board, file, rows.length - 1 - row))
  const tileAt = (cell: string, tile: Drawn) => [cell, { ...tile, ...(coins[cell] && { coins: coins[cell] }) }] as const
  const tiles = rows.flatMap((row, y) => row.flatMap((tile, x) => (tile ? [tileAt(cellOf(y, x), tile)] : [])))
  const teams = Object.entries(ships)
  return {
    game: 'jackal',
    options: { players: 2, crews: 1, map: board, ...options },
    board: { default: { kind: 'empty', open: true }, tiles: Object.fromEntries(tiles) },
    teams: teams.map(([id, { side, at }]) => ({ id, side, ship: at, gold: 0, bottles: 0 })),
    pieces: Object.entries(pieces).map(([id, place]) => ({
      id,
      type: 'pirate',
      team: id.split('-')[0] ?? '',
      ...(typeof place === 'string' ? { at: place } : place),
    })),
    turn: 'white',
  }
}
