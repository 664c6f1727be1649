import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { findPiece, roams, teamOf } from '../world.ts'
import { sensibleMoves } from './candidates.ts'
import { sideOf } from './sides.ts'
import { type Field, turnsHome, turnsOfErrand, turnsToUnknown } from './ways.ts'

/** Rounds in which nothing happens until somebody takes a risk; in twice as many, every second move does. */
const STAND_OFF = 3

/** By how many turns a move comes nearer to something. */
type Gain = (move: JackalMove) => number

/**
 * Sides that wait for each other at the same gold could do so for ever, or exchange blows over it. After some rounds
 * without anything new, more and more moves lead to a closed tile or bring gold home instead, whoever may hit there; null
 * for the others, and where none comes nearer to either.
 */
export function explore(view: JackalState, seat: Seat, rng: Rng): JackalMove | null {
  const rounds = Math.floor(view.idleTurns / view.teams.length)
  if (view.decision || rounds <= STAND_OFF || rng.int(rounds) < STAND_OFF) return null
  const moves = sensibleMoves(view, seat)
  const [first, second] = rng.int(2) === 0 ? [towardsUnknown, towardsGold] : [towardsGold, towardsUnknown]
  return furthest(moves, first(view)) ?? furthest(moves, second(view))
}

/** The move that gains most; null where none gains anything. */
function furthest(moves: readonly JackalMove[], gainOf: Gain): JackalMove | null {
  let best: JackalMove | null = null
  let most = 0
  for (const move of moves) {
    const gain = gainOf(move)
    if (gain <= most) continue
    best = move
    most = gain
  }
  return best
}

function towardsUnknown(view: JackalState): Gain {
  const field = turnsToUnknown(view, sideOf(view.options, view.turn))
  return (move) => (move.kind === 'go' && move.carry ? 0 : gained(view, field, move))
}

/** A coin is brought nearer home, or somebody with empty hands nearer to gold. */
function towardsGold(view: JackalState): Gain {
  const side = sideOf(view.options, view.turn)
  const home = turnsHome(view, side)
  const errand = turnsOfErrand(view, home, side)
  return (move) => {
    if (move.kind !== 'go' || !move.carry) return gained(view, errand, move)
    const gain = move.carry === 'boat' ? 0 : gained(view, home, move)
    return gain > 0 ? WITH_GOLD + gain : 0
  }
}

/** Gold that comes nearer home counts before a walk towards some. */
const WITH_GOLD = 0.5

function gained(view: JackalState, field: Field, move: JackalMove): number {
  if (move.kind === 'sail' && !move.boat && roams(view)) {
    return (field[teamOf(view, move.team).ship] ?? 0) - (field[move.to] ?? 0)
  }
  const piece = move.kind === 'go' && findPiece(view, move.piece)
  if (!piece || move.kind !== 'go' || typeof piece.at !== 'number') return 0
  return (field[piece.at] ?? 0) - (field[move.to] ?? 0)
}
