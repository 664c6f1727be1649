import { demand } from '../../kernel/reading.ts'
import { printCell } from '../cells.ts'
import type { RuleId } from '../data/ruleIds.ts'
import { isGround, isSwimmable } from '../geometry/terrain.ts'
import { CREWS } from '../setup.ts'
import {
  type Board,
  type Cell,
  type JackalState,
  type Lost,
  type Piece,
  RESIDENTS,
  type Resident,
  type Tile,
} from '../types.ts'
import { areAllied, boatAt, entryStep, isPlaced, newPiece, turntableSteps, UNPLACED } from '../world.ts'
import type { PieceJson, PieceRead } from './schema.ts'

/** The surroundings of pieces. */
export type Ground = Pick<JackalState, 'options' | 'board' | 'tiles' | 'teams'>

type Footing = Ground & Pick<JackalState, 'lifeboat'>

/** Reads the pieces; without a list each team has its three pirates aboard. */
export function readPieces(listed: readonly PieceRead[] | undefined, ground: Footing): readonly Piece[] {
  if (!listed)
    return ground.teams.flatMap((team) => CREWS[team.id].map((id) => newPiece(id, 'pirate', team.id, team.ship)))
  const pieces = listed.map((entry, i) => readPiece(entry, i, ground))
  demandUnique(pieces)
  demandOneOfEach(pieces, ground.tiles)
  return pieces
}

function readPiece(json: PieceRead, index: number, ground: Footing): Piece {
  const where = `pieces.${index}`
  demand(
    ground.teams.some((team) => team.id === json.team),
    `${where}.team`,
    `${json.team} does not take part`,
  )
  demand(
    !json.fighter || json.type === 'missionary',
    `${where}.fighter`,
    'only a missionary turns fighter',
    'J-MISSIONARY',
  )
  if (json.at === undefined && json.inCave === undefined && waitsAboard(json.team, ground)) {
    return { ...newPiece(json.id, json.type, json.team, UNPLACED), drunk: json.drunk, fighter: json.fighter }
  }
  const at = readPlace(json, where)
  if (typeof at !== 'number') return readOutOfPlay(json, at, where)
  demandPossible(json, at, where, ground)
  const piece = { ...newPiece(json.id, json.type, json.team, at), drunk: json.drunk, fighter: json.fighter }
  const tile = ground.tiles[at] ?? null
  return {
    ...piece,
    step: readStep(json, piece, tile, where),
    load: json.load ?? null,
    trapped: readTrapped(json, tile, where),
    lost: readLost(json, index, tile, where),
  }
}

/** Returns whether a piece without a cell waits aboard a ship that has no place yet (J-ARCH). */
function waitsAboard(team: Piece['team'], { teams }: Ground): boolean {
  return teams.some((one) => one.id === team && !isPlaced(one))
}

function readPlace(json: PieceRead, where: string): Piece['at'] {
  const at = json.at ?? json.inCave
  demand(at !== undefined, `${where}.at`, 'a piece stands somewhere')
  demand(
    json.inCave === undefined || json.inCave === at,
    `${where}.at`,
    'a piece lost in a cave is at that cave',
    'J-CAVE',
  )
  return at
}

/** Reads a piece out of play. Only pirates can be revived, so residents that died are gone (J-DEATH). */
function readOutOfPlay(json: PieceRead, at: 'dead' | 'gone', where: string): Piece {
  const idle = !json.step && !json.trapped && !json.drunk && !json.load && json.lostSince === undefined && !json.awaits
  demand(idle, where, 'nothing more can be said of a piece out of play')
  const left = json.type === 'pirate' ? at : 'gone'
  return { ...newPiece(json.id, json.type, json.team, left), fighter: json.fighter }
}

function demandPossible(json: PieceRead, at: Cell, where: string, ground: Footing): void {
  const { options, board, tiles, teams } = ground
  const ship = teams.find((team) => team.ship === at)
  const mayBoard = !ship || areAllied(options, ship.id, json.team)
  demand(mayBoard, `${where}.at`, 'nobody lives aboard an enemy ship', 'J-SHIP')
  const boat = boatAt(ground, at)
  const mayRow = !boat || areAllied(options, boat.team, json.team)
  demand(mayRow, `${where}.at`, 'nobody lives aboard an enemy boat', 'J-BOAT')
  const possible = isGround(board, at) || isSwimmable(board, at) || ship !== undefined || boat !== null
  demand(possible, `${where}.at`, `nobody can be at ${printCell(board, at)}`, 'J-BOARD')
  const tile = tiles[at]
  demand(!tile || tile.open, `${where}.at`, 'nobody stands on a closed tile', 'J-TURN')
}

/** Ignores the step of a piece that is not on a turntable. */
function readStep(json: PieceRead, piece: Piece, tile: Tile | null, where: string): number {
  const steps = tile ? turntableSteps(tile) : 0
  if (tile === null || steps === 0) return 0
  const step = json.step ?? entryStep(piece, tile)
  demand(step >= 1 && step <= steps, `${where}.step`, `there are steps 1 to ${steps} here`, 'J-TURNTABLE')
  return step
}

function readTrapped(json: PieceRead, tile: Tile | null, where: string): boolean {
  const possible = tile?.kind === 'trap' && json.type !== 'friday'
  demand(!json.trapped || possible, `${where}.trapped`, 'only a trap holds, and not Friday', 'J-TRAP')
  return json.trapped
}

/** Reads the state of a lost piece. Without `lostSince`, pieces were lost in the order of the list. */
function readLost(json: PieceRead, index: number, tile: Tile | null, where: string): Lost | null {
  if (json.inCave === undefined) {
    const saysMore = json.lostSince !== undefined || json.awaits !== undefined
    demand(!saysMore, `${where}.inCave`, 'only a piece lost in a cave waits there', 'J-CAVE')
    return null
  }
  demand(tile?.kind === 'cave', `${where}.inCave`, 'there is no cave here', 'J-CAVE')
  return { since: json.lostSince ?? index, awaits: json.awaits ?? 'opening' }
}

function demandUnique(pieces: readonly Piece[]): void {
  for (const [i, { id }] of pieces.entries()) {
    demand(pieces.findIndex((piece) => piece.id === id) === i, `pieces.${i}.id`, `${id} is listed twice`)
  }
}

/** Requires that each resident is found once: it is in play, gone, or still under its closed tile. */
function demandOneOfEach(pieces: readonly Piece[], tiles: readonly (Tile | null)[]): void {
  for (const type of RESIDENTS) {
    const hidden = tiles.filter((tile) => tile && !tile.open && tile.kind === type).length
    demand(hidden <= 1, 'board.tiles', `there is one ${type} only`, RULE_OF[type])
    const found = pieces.filter((piece) => piece.type === type).length
    demand(found + hidden <= 1, 'pieces', `there is one ${type} only, in play or under his tile`, RULE_OF[type])
  }
  for (const [i, { id, type }] of pieces.entries()) {
    const borrowed = type === 'pirate' && RESIDENTS.some((resident) => resident === id)
    demand(!borrowed, `pieces.${i}.id`, `${id} is a resident’s name`)
  }
}

const RULE_OF: Readonly<Record<Resident, RuleId>> = { ben: 'J-BEN', missionary: 'J-MISSIONARY', friday: 'J-FRIDAY' }

/** Returns the piece as positions write it, without defaults. */
export function printPiece(board: Board, piece: Piece): PieceJson {
  const { id, type, team, step, load, trapped, drunk, fighter, lost } = piece
  const at = typeof piece.at === 'number' ? printCell(board, piece.at) : piece.at
  return {
    id,
    type,
    team,
    ...(piece.at !== UNPLACED && { at }),
    ...(step > 0 && { step }),
    ...(load && { load }),
    ...(trapped && { trapped }),
    ...(drunk && { drunk }),
    ...(fighter && { fighter }),
    ...(lost && typeof piece.at === 'number' && { inCave: at, lostSince: lost.since, awaits: lost.awaits }),
  }
}
