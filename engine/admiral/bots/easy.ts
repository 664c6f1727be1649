import type { Budget } from '../../kernel/budget.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { legalMoves } from '../moves.ts'
import { refuse } from '../refuse.ts'
import type { AdmiralMove, AdmiralState } from '../types.ts'
import type { Conduct } from './conduct.ts'
import { evaluate } from './evaluation.ts'
import { playInWorld, playUntil } from './playout.ts'
import { likedMove } from './policy.ts'
import type { Fondness } from './tempers.ts'
import { dealWorld } from './worlds.ts'

const WORLDS = 3
/** What it takes off a finish that the ship could still do something. */
const IDLE = 0.05
/** What it takes off a move that a captain is declared with it: who commands is best not known. More than a whim. */
const SHOWN = 0.03
/** So little of chance that it only decides between moves about as good. */
const WHIM = 0.02

/** A move, and how well it stands right afterwards; null where time ran out before it was looked at. */
export interface RatedMove {
  readonly move: AdmiralMove
  readonly worth: number | null
}

/**
 * Looks one move ahead: plays each legal move in a few dealt worlds, lets offers be answered, and puts first the one that
 * stands best afterwards.
 *
 * @param conduct how everybody is taken to go about the battle
 */
export function rankEasily(
  view: AdmiralState,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  fondness: Fondness,
  conduct: Conduct,
): readonly RatedMove[] {
  const moves = legalMoves(view, seat).filter((move) => !isIdle(move))
  if (moves.length <= 1) return moves.map((move) => ({ move, worth: null }))
  const count = Math.max(1, Math.min(WORLDS, Math.floor(budget.left / (2 * moves.length))))
  const worlds = Array.from({ length: count }, () => dealWorld(view, rng))
  const rated: { readonly move: AdmiralMove; readonly worth: number; readonly liking: number }[] = []
  for (const move of moves) {
    if (budget.isOverdue()) return [{ move: soundMove(view, seat, conduct) ?? move, worth: null }]
    const sum = worlds.reduce((total, world) => total + scoreAfter(world, move, seat, rng, budget, conduct), 0)
    const worth = sum / worlds.length - costOf(move) + WHIM * rng.unit()
    rated.push({ move, worth, liking: worth + fondness([move]) })
  }
  return rated.toSorted((a, b) => b.liking - a.liking).map(({ move, worth }) => ({ move, worth }))
}

/** What the policy likes, if it may be played: the moves weighed so far say nothing of those left. */
function soundMove(view: AdmiralState, seat: Seat, conduct: Conduct): AdmiralMove | null {
  const liked = likedMove(view, conduct)
  return liked && refuse(view, seat, liked) === null ? liked : null
}

function costOf(move: AdmiralMove): number {
  if (move.kind === 'finish') return IDLE
  return 'captain' in move && move.captain === true ? SHOWN : 0
}

/** Turning cards about or going ashore gains nothing at one look ahead, and could go on for ever. */
function isIdle(move: AdmiralMove): boolean {
  return move.kind === 'captain'
}

function scoreAfter(
  world: AdmiralState,
  move: AdmiralMove,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  conduct: Conduct,
): number {
  const after = playInWorld(world, move, rng, budget)
  return evaluate(
    playUntil(after, (state) => state.offer === null, rng, budget, conduct),
    seat,
    conduct,
  )
}
