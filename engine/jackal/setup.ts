import type { Rng } from '../kernel/rng.ts'
import { shuffled } from '../kernel/rng.ts'
import { boardFor, HOME_SIDES } from './data/boards.ts'
import { type Card, cardsOf, FERRY, layCard } from './deck.ts'
import { harbourOf } from './geometry/shores.ts'
import { cellsOf, isFerry, landOf } from './geometry/terrain.ts'
import type { Board, JackalOptions, JackalState, Piece, PieceId, Team, TeamId, Tile } from './types.ts'
import { newPiece, seatFor, teamsFor, UNPLACED } from './world.ts'

/** The three pirates of each crew. */
export const CREWS: Readonly<Record<TeamId, readonly PieceId[]>> = {
  white: ['white-1', 'white-2', 'white-3'],
  red: ['red-1', 'red-2', 'red-3'],
  black: ['black-1', 'black-2', 'black-3'],
  yellow: ['yellow-1', 'yellow-2', 'yellow-3'],
}

/** Deals a new match on the board of the options. */
export function setup(options: JackalOptions, rng: Rng): JackalState {
  return setupOn(boardFor(options), options, rng)
}

/**
 * Deals a new match: closed tiles on all land, a ship in each harbour, three pirates aboard each. In the archipelago
 * the ships have no place yet (J-ARCH).
 */
export function setupOn(board: Board, options: JackalOptions, rng: Rng): JackalState {
  const teams = teamsFor(options).map((id) => homeTeam(board, options, id))
  return {
    options,
    board,
    tiles: dealTiles(board, rng),
    teams,
    pieces: crewsAboard(teams),
    lifeboat: null,
    bear: null,
    turn: 'white',
    decision: null,
    groveTurns: 0,
    groveEntered: false,
    idleTurns: 0,
    eventful: false,
    turnNumber: 0,
    endOffered: false,
    result: null,
  }
}

function homeTeam(board: Board, options: JackalOptions, id: TeamId): Team {
  const side = HOME_SIDES[id]
  const ship = options.variant === 'archipelago' ? UNPLACED : harbourOf(board, side)
  return { id, side, seat: seatFor(options, id), ship, gold: 0, bottles: 0 }
}

/** Uses `push`: `flatMap` would give a list with holes in V8, see `evolve.ts`. */
function crewsAboard(teams: readonly Team[]): readonly Piece[] {
  const pieces: Piece[] = []
  for (const team of teams) for (const id of CREWS[team.id]) pieces.push(pirateAboard(id, team))
  return pieces
}

function dealTiles(board: Board, rng: Rng): readonly (Tile | null)[] {
  const cards = shuffled(cardsOf(board.deck), rng)
  const laid = new Map(landOf(board).map((cell, i) => [cell, layCard(cards[i] as Card, rng)])) // one card per cell
  return cellsOf(board).map((cell) => laid.get(cell) ?? (isFerry(board, cell) ? FERRY : null))
}

/** Returns a new pirate standing on a cell. */
function pirate(id: PieceId, team: TeamId, at: Piece['at']): Piece {
  return newPiece(id, 'pirate', team, at)
}

function pirateAboard(id: PieceId, team: Team): Piece {
  return pirate(id, team.id, team.ship)
}
