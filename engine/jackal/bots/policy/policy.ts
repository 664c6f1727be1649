import { neighboursOf } from '../../geometry/terrain.ts'
import { goldOn } from '../../gold.ts'
import { tileRule } from '../../tiles/index.ts'
import type { Cell, JackalMove, JackalState, Load, Piece, Tile } from '../../types.ts'
import { areAllied, bottleStoreFor, commanderOf, findPiece, hasTile, roams, teamOf, vesselAt } from '../../world.ts'
import { sideOf, sideOfSeat } from '../sides.ts'
import { HOPELESS, worthOf } from '../tileWorth.ts'
import type { Chart } from '../ways/chart.ts'
import { swimsTo } from '../ways/swims.ts'
import { turnsGained } from '../ways/turntables.ts'
import { crowFlight, type Field, NO_WAY } from '../ways/ways.ts'
import { stepsToSeaFrom } from '../worth/boatValue.ts'
import { loadWithin } from '../worth/goldValue.ts'

type Go = Extract<JackalMove, { kind: 'go' }>
type Sail = Extract<JackalMove, { kind: 'sail' }>

/**
 * Returns a quick score of a legal move, without playing it: about tenths of a coin. Under the grove it leads a foreign
 * team astray. It judges open tiles only, and uses nothing that its player could not see.
 */
export function scoreMove(state: JackalState, chart: Chart, move: JackalMove): number {
  switch (move.kind) {
    case 'go':
      return scoreGo(state, chart, move) * (isLedAstray(state) ? -1 : 1)
    case 'sail':
      return scoreSail(state, vesselCell(state, move), move.to) + scoreCourse(state, chart, move)
    case 'revive':
      return 15
    case 'swear':
      return move.loud ? 0 : HOPELESS
    case 'uncork':
      return UNCORKED
    case 'give':
      return scoreGift(state, move.to)
    case 'acceptEnd':
    case 'offerEnd':
      return HOPELESS
    default:
      return 0
  }
}

/** The score of a piece freed by a bottle, in tenths of a coin. */
export const UNCORKED = 5

/** Scores a voyage of a roaming ship: toward an errand of its crew (J-ARCH). */
function scoreCourse(state: JackalState, chart: Chart, { team, to, boat }: Sail): number {
  if (boat || !roams(state)) return 0
  const errand = chart.errand[sideOf(state.options, team)]
  const { ship } = teamOf(state, team)
  return errand ? 4 * Math.max(-3, Math.min(3, (errand[ship] ?? 0) - (errand[to] ?? 0))) : 0
}

function isLedAstray(state: JackalState): boolean {
  if (state.groveTurns === 0) return false
  return sideOfSeat(state, commanderOf(state, state.turn)) !== sideOf(state.options, state.turn)
}

function scoreGo(state: JackalState, chart: Chart, { piece: id, to, carry, bottle }: Go): number {
  const piece = findPiece(state, id)
  if (!piece || typeof piece.at !== 'number') return 0
  const side = sideOf(state.options, piece.team)
  const load = carry ?? piece.load
  const cost = bottle ? 3 : 0
  const tile = state.tiles[to]
  if (!tile) return scoreSea(state, piece, load, to) - cost
  if (load === 'boat') return scoreBoat(state, piece.at, to) - cost
  if (load !== null) return scoreCarry(chart.home[side], piece, piece.at, to, tile) * (load === 'coin' ? 1 : 2) - cost
  return scoreWalk(state, chart, piece, piece.at, to, tile) + (piece.trapped ? 8 : 0) - cost
}

function scoreSea(state: JackalState, piece: Piece, load: Load | null, to: Cell): number {
  const owner = vesselAt(state, to)
  const laden = load !== null
  if (owner === null && load === 'boat') return LAUNCHED
  if (owner === null) return laden ? -20 : isSwimming(state, piece) ? swimHome(state, piece, to) : -10
  if (!areAllied(state.options, owner, piece.team)) return HOPELESS
  return laden ? 60 : isSwimming(state, piece) ? 12 : -6
}

function isSwimming(state: JackalState, { at }: Piece): boolean {
  return typeof at === 'number' && !hasTile(state, at) && vesselAt(state, at) === null
}

function swimHome(state: JackalState, piece: Piece, to: Cell): number {
  const swims = swimsTo(state.board, teamOf(state, piece.team).ship)
  return typeof piece.at === 'number' ? 3 * ((swims[piece.at] ?? NO_WAY) - (swims[to] ?? NO_WAY)) : 0
}

/** The score of launching the lifeboat, in tenths of a coin. */
export const LAUNCHED = 14

/** Scores a step with the lifeboat: toward the sea is better. */
function scoreBoat({ board }: JackalState, at: Cell, to: Cell): number {
  return 4 * (stepsToSeaFrom(board, at) - stepsToSeaFrom(board, to)) - 1
}

function scoreCarry(home: Field | undefined, { step }: Piece, at: Cell, to: Cell, tile: Tile): number {
  if (tileRule(tile.kind).loads === 'eaten') return HOPELESS
  const gained = turnsGained(home, at, step, to)
  return gained > 0 ? 12 + 6 * Math.min(gained, 4) : -12
}

function scoreWalk(state: JackalState, chart: Chart, piece: Piece, at: Cell, to: Cell, tile: Tile): number {
  const left = goldLeft(state, piece, at)
  if (!tile.open) return 9 - left
  let score = worthOf(tile.kind).appeal - left + scoreMeeting(state, piece, to)
  const gold = goldOn(tile)
  if (gold > 0 && at !== to) score += 10 + 2 * gold
  const errand = chart.errand[sideOf(state.options, piece.team)]
  const gained = turnsGained(errand, at, piece.step, to)
  return score + 2 * Math.max(-3, Math.min(3, gained)) + goldBeside(state, to)
}

/** Returns the penalty for leaving gold underfoot. */
function goldLeft(state: JackalState, piece: Piece, at: Cell): number {
  return loadWithin(state, piece, at) > 0 ? 10 : 0
}

function goldBeside(state: JackalState, cell: Cell): number {
  for (const next of neighboursOf(state.board, cell)) {
    const tile = state.tiles[next]
    if (tile?.open && (tile.coins > 0 || tile.treasure)) return 4
  }
  return 0
}

/** Scores hits on enemies, more if they stood on gold, and a friend freed from a trap. */
function scoreMeeting(state: JackalState, piece: Piece, to: Cell): number {
  let score = 0
  for (const other of state.pieces) {
    if (other.at !== to || other.lost || other.id === piece.id) continue
    if (areAllied(state.options, other.team, piece.team)) score += other.trapped ? 25 : 0
    else score += other.type === 'friday' ? 8 : 10
  }
  return score
}

/** Returns the cell of the ship, or the boat, that a move would sail. */
function vesselCell(state: JackalState, { boat, team }: Extract<JackalMove, { kind: 'sail' }>): Cell {
  return boat && state.lifeboat ? state.lifeboat.at : teamOf(state, team).ship
}

/** Scores a voyage to swimmers, and to own pieces that stand by gold near the shore. */
function scoreSail(state: JackalState, ship: Cell, to: Cell): number {
  let score = -4
  for (const piece of state.pieces) {
    const { at } = piece
    if (typeof at !== 'number' || piece.lost) continue
    const isFriend = areAllied(state.options, piece.team, state.turn)
    if (at === to) score += isFriend ? 14 : 16
    if (!isFriend || !hasTile(state, at) || loadWithin(state, piece, at) === 0) continue
    const apart = crowFlight(state.board, at, ship)
    if (apart > 1 && apart <= MEETING_RANGE) score += 8 * (apart - crowFlight(state.board, at, to))
  }
  return score
}

/** The maximum distance, in king's steps, at which it pays to sail a ship towards a piece. */
export const MEETING_RANGE = 4

function scoreGift(state: JackalState, to: 'friday' | 'missionary'): number {
  const resident = state.pieces.find((piece) => piece.type === to)
  if (!resident || bottleStoreFor(state, state.turn) === null) return -1
  const ours = areAllied(state.options, resident.team, state.turn)
  return to === 'friday' ? (ours ? -10 : 6) : ours ? 6 : -8
}
