import type { Rng } from '../../kernel/rng.ts'
import { cardsToAssign } from '../captains/assignment.ts'
import { bestPlaces, worthOf } from '../data/captainPlaces.ts'
import { legalMoves } from '../moves.ts'
import type { AdmiralMove, AdmiralState, TeamId } from '../types.ts'

/** Chooses a good assignment, but not always the same one: an enemy that knows it in advance has a large advantage. */
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

/**
 * Returns the assignment that players are advised. It is always the same: each captain goes to the ship that its card
 * names.
 */
export function adviseAssignment(state: AdmiralState, team: TeamId): AdmiralMove | undefined {
  const ships = state.ships.filter((ship) => ship.team === team && ship.at !== null)
  const places = bestPlaces(ships).slice(0, cardsToAssign(state, team))
  const isIt = (move: AdmiralMove) =>
    move.kind === 'assign' && places.every(({ captain, ship }) => move.cards[ship.id] === captain)
  return legalMoves(state, team).find(isIt)
}

function scoreOf(state: AdmiralState, move: AdmiralMove): number {
  if (move.kind !== 'assign') return 0
  return Object.entries(move.cards).reduce((sum, [id, captain]) => {
    const ship = state.ships.find((one) => one.id === id)
    return sum + (ship ? worthOf({ captain, ship }) : 0)
  }, 0)
}
