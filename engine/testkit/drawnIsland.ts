import { parseCell, printCell, stepFrom } from '../jackal/cells.ts'
import { CLASSIC_ISLAND, HOME_SIDES } from '../jackal/data/boards.ts'
import { TILE_KINDS, type TileKind } from '../jackal/data/tiles.ts'
import { harbourOf } from '../jackal/geometry/shores.ts'
import { landOf } from '../jackal/geometry/terrain.ts'
import { type Board, type Cell, PIECE_TYPES, type PieceType, TEAMS, type TeamId } from '../jackal/types.ts'
import { drawnBoard } from './drawnBoard.ts'

/**
 * The content of an island besides its drawn tiles. Keys and values are those of public positions in a shorter form: a
 * piece is its cell, or an object with more; its team and type come from its name if possible.
 */
export interface IslandPlan {
  /** Land and sea as `drawnBoard` reads them; the classic island by default. */
  readonly map?: string
  /** The cell of the first tile of the last drawn row; e5 by default. */
  readonly at?: string
  /** Tiles by cell in the drawn notation, for tiles far from the drawing. */
  readonly tiles?: Readonly<Record<string, string>>
  /** The pieces by name, such as `{ 'white-1': 'd5', friday: { team: 'red', at: 'c3' } }`. */
  readonly pieces?: Readonly<Record<string, string | Readonly<Record<string, unknown>>>>
  /** White and red, and teams with pieces, take part anyway; one pirate is aboard if no piece of a team is named. */
  readonly teams?: Readonly<Partial<Record<TeamId, Readonly<Record<string, unknown>>>>>
  readonly options?: Readonly<Record<string, unknown>>
  readonly turn?: TeamId
  /**
   * By default a coin lies far away, at l11 or on the last cell of another map, so that the match does not end without
   * gold; false omits it.
   */
  readonly farCoin?: boolean
  /** Other keys of a public position. */
  readonly more?: Readonly<Record<string, unknown>>
}

const SIGNS: Readonly<Record<string, { kind: TileKind; facing?: string }>> = {
  '.': { kind: 'empty' },
  '^': { kind: 'arrow-1', facing: 'N' },
  '>': { kind: 'arrow-1', facing: 'E' },
  v: { kind: 'arrow-1', facing: 'S' },
  '<': { kind: 'arrow-1', facing: 'W' },
}
const NOTATION = /^(\?)?([a-z]+(?:-\d+d?)?|[.^>v<])(?:\/([NESW]))?(?:=(\d*)(T?))?(!)?$/

/**
 * Returns the public position of a drawn island: rows from north to south, tiles separated by blanks, the rest of the
 * island open and empty. A tile is `.` (empty), `^ > v <` (a straight arrow) or the name of its kind; `?` before it
 * means closed, `/E` after it its facing, `=2` coins on it, `=T` the treasure (`=2T` both), `!` used up: `?chest-3`,
 * `cannon/S`, `empty=2`.
 */
export function drawnPosition(drawing: string, plan: IslandPlan): object {
  return {
    game: 'jackal',
    options: plan.options ?? {},
    board: {
      ...(plan.map && drawnBoard(plan.map)),
      default: { kind: 'empty', open: true },
      tiles: drawnTiles(drawing, plan),
    },
    ...crews(plan),
    turn: plan.turn ?? 'white',
    ...plan.more,
  }
}

function boardOf({ map }: IslandPlan): Board {
  return map ? drawnBoard(map) : CLASSIC_ISLAND
}

/** Returns the cell of a name. Throws if it is none. */
export function cellNamed(board: Board, name: string): Cell {
  const cell = parseCell(board, name)
  if (cell === null) throw new Error(`${name} is no cell`)
  return cell
}

function drawnTiles(drawing: string, plan: IslandPlan): Record<string, object> {
  const board = boardOf(plan)
  const corner = cellNamed(board, plan.at ?? 'e5')
  const rows = drawing
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter((row) => row[0] !== '')
  const drawn = rows.flatMap((row, i) =>
    row.map((text, j) => [printCell(board, stepFrom(board, corner, [j, rows.length - 1 - i])), tileOf(text)] as const),
  )
  const listed = Object.entries(plan.tiles ?? {}).map(([cell, text]) => [cell, tileOf(text)] as const)
  const far = plan.farCoin === false ? [] : [[farCell(plan, board), tileOf('empty=1')] as const]
  return Object.fromEntries([...far, ...drawn, ...listed])
}

function farCell({ map }: IslandPlan, board: Board): string {
  return map ? printCell(board, landOf(board).at(-1) ?? 0) : 'l11'
}

function tileOf(text: string): object {
  const parts = NOTATION.exec(text)
  if (!parts) throw new Error(`${text} is no drawn tile`)
  const [, closed, name = '', facing, coins, treasure, used] = parts
  return {
    ...kindOf(name),
    open: !closed,
    ...(facing && { facing }),
    ...(coins && { coins: Number(coins) }),
    ...(treasure && { treasure: true }),
    ...(used && { used: true }),
  }
}

function kindOf(name: string): object {
  const sign = SIGNS[name]
  if (sign) return sign
  if (!TILE_KINDS.some((kind) => kind === name)) throw new Error(`${name} is no kind of tile`)
  return { kind: name }
}

/** Returns teams and pieces of the plan in the public format. */
function crews(plan: IslandPlan): { teams: object[]; pieces: object[] } {
  const board = boardOf(plan)
  const named = Object.entries(plan.pieces ?? {}).map(([id, said]) => pieceNamed(id, said))
  const present = new Set<unknown>([
    'white',
    'red',
    ...Object.keys(plan.teams ?? {}),
    ...named.map((piece) => piece.team),
  ])
  const ids = TEAMS.filter((id) => present.has(id))
  const teams = ids.map((id) => ({ id, ...plan.teams?.[id] }))
  const idle = ids.filter((id) => !named.some((piece) => piece.team === id))
  const aboard = idle.map((id) => ({
    id: `${id}-1`,
    type: 'pirate',
    team: id,
    at: plan.teams?.[id]?.ship ?? printCell(board, harbourOf(board, HOME_SIDES[id])),
  }))
  return { teams, pieces: [...named, ...aboard] }
}

function pieceNamed(id: string, said: string | Readonly<Record<string, unknown>>): Record<string, unknown> {
  const more = typeof said === 'string' ? { at: said } : said
  return { id, type: typeNamed(id), team: TEAMS.find((team) => id.startsWith(team)) ?? 'white', ...more }
}

function typeNamed(id: string): PieceType {
  return PIECE_TYPES.find((type) => type === id) ?? 'pirate'
}
