import type { Rng } from '../kernel/rng.ts'
import { shuffled } from '../kernel/rng.ts'
import { ALL_CELLS, isLand, LAND, SHORES } from './cells.ts'
import type { TileKind } from './data/tiles.ts'
import { TILE_KINDS, tileRow } from './data/tiles.ts'
import type { Facing, JackalOptions, JackalState, Piece, PieceId, Side, Team, TeamId, Tile } from './types.ts'
import { seatFor, teamsFor } from './world.ts'

/** Where each team's ship lies by default (J-SEATS). */
export const HOME_SIDES: Readonly<Record<TeamId, Side>> = { white: 'S', red: 'W', black: 'N', yellow: 'E' }

/** The three pirates of each crew. */
export const CREWS: Readonly<Record<TeamId, readonly PieceId[]>> = {
  white: ['white-1', 'white-2', 'white-3'],
  red: ['red-1', 'red-2', 'red-3'],
  black: ['black-1', 'black-2', 'black-3'],
  yellow: ['yellow-1', 'yellow-2', 'yellow-3'],
}

/** A card of the deck before it is laid. */
export interface Card {
  readonly kind: TileKind
  readonly picture: number
}

/** The 117 cards in a fixed order (J-DECK). */
export function fullDeck(): readonly Card[] {
  return TILE_KINDS.flatMap((kind) => {
    const { count, pictures } = tileRow(kind)
    const drawings = pictures ?? [count]
    return drawings.flatMap((cards, i) => Array.from({ length: cards }, () => ({ kind, picture: i + 1 })))
  })
}

/** Lays a card face down, in a random quarter turn where its kind is turned. */
export function layCard(card: Card, rng: Rng): Tile {
  const facing = tileRow(card.kind).turned ? (rng.int(4) as Facing) : 0 // int(4) is a facing
  return closedTile(card, facing)
}

export function closedTile({ kind, picture }: Card, facing: Facing): Tile {
  return { kind, open: false, facing, picture, coins: 0, treasure: false, steps: [], used: false, seenBy: [] }
}

/** Deals a new match: 117 closed tiles, a ship in the middle of each side, three pirates aboard each. */
export function setup(options: JackalOptions, rng: Rng): JackalState {
  const teams = teamsFor(options).map((id) => homeTeam(options, id))
  return {
    options,
    tiles: dealIsland(rng),
    teams,
    pieces: teams.flatMap((team) => CREWS[team.id].map((id) => pirateAboard(id, team))),
    turn: 'white',
    decision: null,
    groveTurns: 0,
    groveEntered: false,
    idleTurns: 0,
    turnNumber: 0,
    endOffered: false,
    result: null,
  }
}

function homeTeam(options: JackalOptions, id: TeamId): Team {
  const side = HOME_SIDES[id]
  return { id, side, seat: seatFor(options, id), ship: SHORES[side].start, gold: 0, bottles: 0 }
}

function dealIsland(rng: Rng): readonly (Tile | null)[] {
  const cards = shuffled(fullDeck(), rng)
  const laid = new Map(LAND.map((cell, i) => [cell, layCard(cards[i] as Card, rng)])) // 117 cells, 117 cards
  return ALL_CELLS.map((cell) => (isLand(cell) ? (laid.get(cell) ?? null) : null))
}

/** A fresh pirate standing on a cell. */
function pirate(id: PieceId, team: TeamId, at: Piece['at']): Piece {
  return newPiece(id, 'pirate', team, at)
}

/** A piece in good order, empty-handed. */
export function newPiece(id: PieceId, type: Piece['type'], team: TeamId, at: Piece['at']): Piece {
  return { id, type, team, at, step: 0, load: null, trapped: false, drunk: false, fighter: false, lost: null }
}

function pirateAboard(id: PieceId, team: Team): Piece {
  return pirate(id, team.id, team.ship)
}
