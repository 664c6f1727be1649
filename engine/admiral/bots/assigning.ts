import type { Rng } from '../../kernel/rng.ts'
import { cardsToAssign } from '../captains/assignment.ts'
import type { Captain } from '../data/captains.ts'
import { legalMoves } from '../moves.ts'
import type { AdmiralMove, AdmiralState, ShipClass, TeamId } from '../types.ts'

/** How well each captain is placed aboard each class: Target where the guns are, Berserk where the hull is. */
const PLACED: Readonly<Record<Captain, Readonly<Record<ShipClass, number>>>> = {
  target: { line: 4, galleon: 3, frigate: 1, brig: 1 },
  swift: { line: 3, galleon: 3, frigate: 2, brig: 1 },
  berserk: { line: 3, galleon: 1.5, frigate: 2, brig: 0.5 },
  rapid: { line: 1, galleon: 1, frigate: 2, brig: 2 },
}

/** A good assignment, but not always the same: an enemy who knows it in advance has half won. */
export function chooseAssignment(state: AdmiralState, team: TeamId, rng: Rng): AdmiralMove | undefined {
  if (cardsToAssign(state, team) === 0) return legalMoves(state, team)[0]
  let best: AdmiralMove | undefined
  let bestScore = Number.NEGATIVE_INFINITY
  for (const move of legalMoves(state, team)) {
    const score = scoreOf(state, move) + 3 * rng.unit()
    if (score <= bestScore) continue
    best = move
    bestScore = score
  }
  return best
}

function scoreOf(state: AdmiralState, move: AdmiralMove): number {
  if (move.kind !== 'assign') return 0
  return Object.entries(move.cards).reduce((sum, [ship, card]) => {
    const found = state.ships.find((one) => one.id === ship)
    return sum + (found ? PLACED[card][found.class] : 0)
  }, 0)
}
