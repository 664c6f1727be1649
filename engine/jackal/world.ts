import type { Seat } from '../kernel/game.ts'
import { TILE_KINDS, tileRow } from './data/tiles.ts'
import { straightAshore } from './geometry/shores.ts'
import { landNeighboursOf } from './geometry/terrain.ts'
import type { BoatAfloat, Cell, JackalOptions, JackalState, Piece, PieceId, Team, TeamId, Tile } from './types.ts'
import { TEAMS } from './types.ts'

/** Returns the tile of an island cell. Throws on sea: callers use land cells only. */
export function tileAt(state: JackalState, cell: Cell): Tile {
  const tile = state.tiles[cell]
  if (!tile) throw new RangeError(`no tile at cell ${cell}`)
  return tile
}

/** Returns whether a cell is land, with a tile. */
export function hasTile(state: JackalState, cell: Cell): boolean {
  return Boolean(state.tiles[cell])
}

/** Finds a piece by its id. Throws when there is none: ids in events and decisions are always known. */
export function pieceOf(state: JackalState, id: PieceId): Piece {
  const piece = findPiece(state, id)
  if (!piece) throw new RangeError(`no piece ${id}`)
  return piece
}

export function findPiece(state: JackalState, id: PieceId): Piece | undefined {
  return state.pieces.find((piece) => piece.id === id)
}

export function teamOf(state: JackalState, id: TeamId): Team {
  for (const team of state.teams) if (team.id === id) return team
  throw new RangeError(`team ${id} does not take part`)
}

/** The cell of a ship without a place: off the board (J-ARCH). */
export const UNPLACED: Cell = -1

/** Returns whether a team's ship has its place. */
export function isPlaced({ ship }: Team): boolean {
  return ship !== UNPLACED
}

/** Returns whether ships sail anywhere, within the range of their crews (J-ARCH). */
export function roams({ options }: Pick<JackalState, 'options'>): boolean {
  return options.variant === 'archipelago'
}

/** Returns the ship on a cell. */
export function shipAt(state: JackalState, cell: Cell): Team | null {
  return state.teams.find((team) => team.ship === cell) ?? null
}

/** Returns the launched lifeboat, if it lies on a cell (J-BOAT). */
export function boatAt({ lifeboat }: Pick<JackalState, 'lifeboat'>, cell: Cell): BoatAfloat | null {
  return lifeboat?.afloat && lifeboat.at === cell ? lifeboat : null
}

/** Returns the team whose ship, or launched boat, lies on a cell. */
export function vesselAt(state: JackalState, cell: Cell): TeamId | null {
  const ship = shipAt(state, cell)
  if (ship) return ship.id
  return state.lifeboat === null ? null : (boatAt(state, cell)?.team ?? null)
}

/**
 * Returns whether two teams are one side: white and black, red and yellow, in pairs and if two players command two
 * crews each (J-SEATS).
 */
export function areAllied(options: JackalOptions, a: TeamId, b: TeamId): boolean {
  if (a === b) return true
  const paired = options.alliances === 'pairs' || (options.players === 2 && options.crews === 2)
  return paired && PARTNER[a] === b
}

const PARTNER: Readonly<Record<TeamId, TeamId>> = { white: 'black', black: 'white', red: 'yellow', yellow: 'red' }

/** Returns whether a piece is on the board: alive, in play and not lost in a cave. */
export function isOnBoard(piece: Piece): boolean {
  return typeof piece.at === 'number' && piece.lost === null
}

/** Returns whether a piece is in play; pieces lost inside a cave count, too. */
export function isAlive(piece: Piece): boolean {
  return typeof piece.at === 'number'
}

/** Returns whether a piece is a missionary that was never given a bottle (J-MISSIONARY). */
export function isPreacher(piece: Piece): boolean {
  return piece.type === 'missionary' && !piece.fighter
}

/**
 * Returns whether a piece can hit, sail and count for J-ABORIGINE: pirates, Ben Gunn and a missionary turned pirate.
 */
export function isFighter(piece: Piece): boolean {
  return piece.type !== 'friday' && !isPreacher(piece)
}

/**
 * Returns whether a piece is on the board and on this cell. Checks first that `at` is a number: V8 compares possible
 * texts more slowly, and this is the most frequent call.
 */
export function standsAt({ at, lost }: Piece, cell: Cell): boolean {
  return typeof at === 'number' && at === cell && lost === null
}

/** Returns all pieces on a cell, without lost ones. */
export function piecesAt(state: JackalState, cell: Cell): readonly Piece[] {
  return state.pieces.filter((piece) => standsAt(piece, cell))
}

/** Returns the number of steps of a kind's turntable; 0 for all other tiles. */
export function turntableSteps(tile: Pick<Tile, 'kind'>): number {
  return TURNTABLE_STEPS.get(tile.kind) ?? 0
}

const TURNTABLE_STEPS: ReadonlyMap<Tile['kind'], number> = new Map(
  TILE_KINDS.map((kind) => [kind, tileRow(kind).steps ?? 0]),
)

/** Returns the step on which a piece enters a turntable: the first, for Friday the last (J-TURNTABLE, J-FRIDAY). */
export function entryStep(piece: Piece, tile: Tile): number {
  const steps = turntableSteps(tile)
  if (steps === 0) return 0
  return piece.type === 'friday' ? steps : 1
}

/** Returns whether a piece has steps of a turntable left; Friday crosses them all at once (J-TURNTABLE, J-FRIDAY). */
export function isHeldBySteps({ type, step }: Piece, tile: Tile): boolean {
  return step > 0 && type !== 'friday' && step < turntableSteps(tile)
}

/** Returns the enemies of the piece on a cell; on a turntable only those on the given step, elsewhere `step` is 0. */
export function foesAt(state: JackalState, piece: Piece, cell: Cell, step: number): readonly Piece[] {
  let foes: Piece[] | null = null
  for (const other of state.pieces) {
    if (!standsAt(other, cell) || other.step !== step) continue
    if (areAllied(state.options, piece.team, other.team)) continue
    if (foes === null) foes = [other]
    else foes.push(other)
  }
  return foes ?? NOBODY
}

const NOBODY: readonly Piece[] = []

/** Returns the enemies of the piece on a cell, on any step. */
export function foesOn(state: JackalState, piece: Piece, cell: Cell): readonly Piece[] {
  return piecesAt(state, cell).filter((other) => !areAllied(state.options, piece.team, other.team))
}

/** Returns whether another own or allied piece is on the cell. */
export function hasFriendAt(state: JackalState, piece: Piece, cell: Cell): boolean {
  return state.pieces.some(
    (other) => other.id !== piece.id && standsAt(other, cell) && areAllied(state.options, piece.team, other.team),
  )
}

/** Returns the tiles for a step ashore from a ship: straight ahead (J-SHIP), or all around (J-ARCH). */
export function landingsOf(state: JackalState, team: Team): readonly Cell[] {
  if (!roams(state)) return straightAshore(state.board, team.side, team.ship)
  return isPlaced(team) ? landNeighboursOf(state.board, team.ship) : []
}

/** Returns the seat that commands a team's turn: its own player, or the next one under the grove (J-GROVE). */
export function commanderOf(state: JackalState, team: TeamId, groveTurns: number = state.groveTurns): Seat {
  const index = state.teams.findIndex((one) => one.id === team)
  const shift = groveTurns > 0 ? 1 : 0
  const commander = state.teams[(index + shift) % state.teams.length]
  if (!commander) throw new RangeError(`team ${team} does not take part`)
  return commander.seat
}

/** Returns the players of the match in order of play. */
export function seatsOf(state: JackalState): readonly Seat[] {
  return [...new Set(state.teams.map((team) => team.seat))]
}

/**
 * Returns the team whose store gives a bottle to this team: its own first, then an ally's; none under the grove
 * (J-BOTTLE).
 */
export function bottleStoreFor(state: JackalState, team: TeamId): TeamId | null {
  if (state.groveTurns > 0) return null
  const own = teamOf(state, team)
  if (own.bottles > 0) return own.id
  const ally = state.teams.find((one) => one.bottles > 0 && areAllied(state.options, one.id, team))
  return ally?.id ?? null
}

/** Returns the ids of the teams in a match dealt with these options, clockwise from the south (J-SEATS). */
export function teamsFor(options: JackalOptions): readonly TeamId[] {
  if (options.players === 3) return ['white', 'red', 'black']
  if (options.players === 2 && options.crews === 1) return ['white', 'black']
  return TEAMS
}

/** Returns the seat that plays a team: two players command two opposite crews each. */
export function seatFor(options: JackalOptions, team: TeamId): Seat {
  if (options.players !== 2 || options.crews !== 2) return team
  return team === 'white' || team === 'black' ? 'white' : 'red'
}

/** Returns the turns under the grove left once the turn has passed (J-GROVE). */
export function groveTurnsAfter(state: JackalState): number {
  return state.groveEntered ? state.teams.length : Math.max(0, state.groveTurns - 1)
}

/** Returns a new piece in normal state, empty-handed. */
export function newPiece(id: PieceId, type: Piece['type'], team: TeamId, at: Piece['at']): Piece {
  return { id, type, team, at, step: 0, load: null, trapped: false, drunk: false, fighter: false, lost: null }
}
