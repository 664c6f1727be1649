import { cellAt, fileOf, parseCell, printCell, rankOf } from '../jackal/cells.ts'
import { TILE_KINDS, type TileKind } from '../jackal/data/tiles.ts'
import { printPiece } from '../jackal/position/pieces.ts'
import { printTile } from '../jackal/position/tiles.ts'
import { parsePosition, printView } from '../jackal/position.ts'
import { jackal } from '../jackal/rules.ts'
import {
  type Cell,
  type JackalRefusal,
  type JackalState,
  PIECE_TYPES,
  type PieceType,
  TEAMS,
  type TeamId,
} from '../jackal/types.ts'
import { parseMove, printEvent, printMove } from '../jackal/wire.ts'
import type { Hint, Outcome, Seat, Viewer } from '../kernel/game.ts'
import { playMove } from '../kernel/play.ts'
import { openStream } from '../kernel/rng.ts'

/** A public move or event, cells by name. */
export type Json = { readonly kind: string; readonly [key: string]: unknown }

/**
 * What is on an island beside its drawn tiles. Keys and values are those of public positions, only shorter:
 * a piece is its cell, or more if there is more to say; its team and type are read off its name where possible.
 */
export interface IslandPlan {
  /** Cell of the first tile of the last drawn row; e5 unless said otherwise. */
  readonly at?: string
  /** Tiles by cell in the drawn notation, for those far from the drawing. */
  readonly tiles?: Readonly<Record<string, string>>
  /** `{ 'white-1': 'd5', friday: { team: 'red', at: 'c3' } }`. */
  readonly pieces?: Readonly<Record<string, string | Readonly<Record<string, unknown>>>>
  /** White and red, and whoever has pieces, take part anyway; one pirate is aboard where no piece of a team is named. */
  readonly teams?: Readonly<Partial<Record<TeamId, Readonly<Record<string, unknown>>>>>
  readonly options?: Readonly<Record<string, unknown>>
  readonly turn?: TeamId
  /** A coin lies far off, at l11, so that the match does not end for want of gold; false leaves it out. */
  readonly farCoin?: boolean
  /** Other keys of a public position. */
  readonly more?: Readonly<Record<string, unknown>>
}

/** With what a character sets out, and whether with the help of a bottle. */
export interface Way {
  readonly carry?: 'coin' | 'treasure'
  readonly bottle?: true
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
 * A small island drawn as text: rows from north to south, tiles apart by blanks, the rest of the island open and empty.
 *
 * A tile is `.` (empty), `^ > v <` (a straight arrow) or the name of its kind; `?` before it means closed, `/E` after
 * it its facing, `=2` coins on it, `=T` the treasure (`=2T` both), `!` used up: `?chest-3`, `cannon/S`, `empty=2`.
 *
 *     const game = island('. > .', { pieces: { 'white-1': 'd5' } })
 *     expect(game.play('white', { kind: 'go', piece: 'white-1', to: 'f5' })).toEqual([…])
 */
export function island(drawing: string, plan: IslandPlan = {}): Island {
  const position = {
    game: 'jackal',
    options: plan.options ?? {},
    board: { default: { kind: 'empty', open: true }, tiles: drawnTiles(drawing, plan) },
    ...crews(plan),
    turn: plan.turn ?? 'white',
    ...plan.more,
  }
  const parsed = parsePosition(position, openStream(1, 'deal'))
  if (!parsed.ok) throw new Error(`${parsed.problem.where}: ${parsed.problem.what}`)
  return new Island(parsed.value)
}

/** A match on a drawn island: plays public moves, answers in the words of public positions. */
export class Island {
  state: JackalState

  constructor(state: JackalState) {
    this.state = state
  }

  /** Plays a move and returns what happened. Throws the refusal of an illegal one. */
  play(seat: Seat, move: Json): readonly Json[] {
    const refusal = this.refusal(seat, move)
    if (refusal) throw new Error(`${JSON.stringify(move)} is refused: ${refusal}`)
    const played = playMove(jackal, this.state, seat, readMove(move), openStream(1, 'move'))
    this.state = played.state
    return played.events.map((event) => printEvent(event) as Json) // printed events keep their kind
  }

  /** Plays a move of the seat whose turn it is; tells the kinds of what happened. */
  kinds(move: Json): readonly string[] {
    return this.play(this.actor ?? 'nobody', move).map((event) => event.kind)
  }

  /** Sends a character on its way for whoever is to decide; tells what happened. */
  go(piece: string, to: string, how: Way = {}): readonly Json[] {
    return this.play(this.actor ?? 'nobody', goMove(piece, to, how))
  }

  /** Lets the team to move sail its ship one cell: a turn in which nothing else happens. */
  passBy(): void {
    const sail = this.moves().find((move) => move.kind === 'sail')
    if (!sail) throw new Error(`${this.turn} has no ship to sail`)
    this.kinds(sail)
  }

  /** Why a character may not be sent to a cell by whoever is to decide; null when it may. */
  whyNot(piece: string, to: string, how: Way = {}): JackalRefusal | null {
    return this.refusal(this.actor ?? 'nobody', goMove(piece, to, how))
  }

  /** True when everybody can tell that sending a character to a cell must end in its death. */
  isFatal(piece: string, to: string, how: Way = {}): boolean {
    return this.hint(goMove(piece, to, how)).fatal === true
  }

  /** Why a move is not allowed; null when it is. */
  refusal(seat: Seat, move: Json): JackalRefusal | null {
    return jackal.refuse(this.state, seat, readMove(move))
  }

  /** Legal moves of the seat that must decide, as it sees the island; none once the match is over. */
  moves(): readonly Json[] {
    const view = jackal.view(this.state, this.actor ?? 'spectator')
    return this.actor === null ? [] : jackal.legalMoves(view, this.actor).map((move) => printMove(move) as Json) // keeps its kind
  }

  /** Cells a piece may go to, in order of their names; by default with empty hands and without a bottle. */
  targets(piece: string, how: Way = {}): readonly string[] {
    return this.moves()
      .filter((move) => move.kind === 'go' && move.piece === piece)
      .filter((move) => move.carry === how.carry && move.bottle === how.bottle)
      .map((move) => String(move.to))
      .toSorted()
  }

  /** What public knowledge tells of a move. */
  hint(move: Json): Hint {
    return jackal.hint(jackal.view(this.state, this.actor ?? 'spectator'), readMove(move))
  }

  get actor(): Seat | null {
    return jackal.awaiting(this.state)[0] ?? null
  }

  get turn(): TeamId {
    return this.state.turn
  }

  get outcome(): Outcome | null {
    return jackal.outcome(this.state)
  }

  /** Where a piece is: a cell, 'dead' or 'gone'; undefined when there is none of that name. */
  at(id: string): string | undefined {
    return this.piece(id)?.at
  }

  piece(id: string): ReturnType<typeof printPiece> | undefined {
    const piece = this.state.pieces.find((one) => one.id === id)
    return piece && printPiece(piece)
  }

  tile(name: string): ReturnType<typeof printTile> {
    const tile = this.state.tiles[cellNamed(name)]
    if (!tile) throw new Error(`no tile at ${name}`)
    return printTile(tile)
  }

  team(id: TeamId): { readonly ship: string; readonly gold: number; readonly bottles: number } {
    const team = this.state.teams.find((one) => one.id === id)
    if (!team) throw new Error(`${id} does not take part`)
    return { ship: printCell(team.ship), gold: team.gold, bottles: team.bottles }
  }

  /** The position as a viewer may know it. */
  view(viewer: Viewer): object {
    return printView(this.state, viewer)
  }
}

function goMove(piece: string, to: string, how: Way): Json {
  return { kind: 'go', piece, to, ...how }
}

function drawnTiles(drawing: string, plan: IslandPlan): Record<string, object> {
  const corner = cellNamed(plan.at ?? 'e5')
  const rows = drawing
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter((row) => row[0] !== '')
  const drawn = rows.flatMap((row, i) =>
    row.map((text, j) => [printCell(beside(corner, j, rows.length - 1 - i)), tileOf(text)] as const),
  )
  const listed = Object.entries(plan.tiles ?? {}).map(([cell, text]) => [cell, tileOf(text)] as const)
  const far = plan.farCoin === false ? [] : [['l11', tileOf('empty=1')] as const]
  return Object.fromEntries([...far, ...drawn, ...listed])
}

function beside(corner: Cell, east: number, north: number): Cell {
  return cellAt(fileOf(corner) + east, rankOf(corner) + north)
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

/** Teams and pieces of the plan in the public format. */
function crews(plan: IslandPlan): { teams: object[]; pieces: object[] } {
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
    at: plan.teams?.[id]?.ship ?? HOMES[id],
  }))
  return { teams, pieces: [...named, ...aboard] }
}

const HOMES: Readonly<Record<TeamId, string>> = { white: 'g1', red: 'a7', black: 'g13', yellow: 'm7' }

function pieceNamed(id: string, said: string | Readonly<Record<string, unknown>>): Record<string, unknown> {
  const more = typeof said === 'string' ? { at: said } : said
  return { id, type: typeNamed(id), team: TEAMS.find((team) => id.startsWith(team)) ?? 'white', ...more }
}

function typeNamed(id: string): PieceType {
  return PIECE_TYPES.find((type) => type === id) ?? 'pirate'
}

function cellNamed(name: string): Cell {
  const cell = parseCell(name)
  if (cell === null) throw new Error(`${name} is no cell`)
  return cell
}

function readMove(move: Json) {
  const parsed = parseMove(move)
  if (!parsed.ok) throw new Error(`${JSON.stringify(move)}: ${parsed.problem.what}`)
  return parsed.value
}
