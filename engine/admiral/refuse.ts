import type { Seat } from '../kernel/game.ts'
import { awaiting } from './awaiting.ts'
import { assignmentFault } from './captains/assignment.ts'
import { activationOf, shipNamed, unitNamed } from './fleet.ts'
import { lootOf } from './gunnery/chances.ts'
import { boardingBarrier } from './refuse/boarding.ts'
import { captainBarrier } from './refuse/captain.ts'
import { answerBarrier, fireBarrier, salvoBarrier } from './refuse/fire.ts'
import { repairBarrier, steerBarrier, turnBarrier } from './refuse/sailing.ts'
import type { AdmiralMove, AdmiralRefusal, AdmiralState, Offer, TeamId, UnitId } from './types.ts'

/** Returns why a seat may not play a move; null if it may. */
export function refuse(state: AdmiralState, seat: Seat, move: AdmiralMove): AdmiralRefusal | null {
  if (state.result) return 'match-over'
  const team = awaiting(state).find((one) => one === seat)
  if (team === undefined) return 'not-your-turn'
  if (state.assigning.length > 0) return refuseAssignment(state, team, move)
  return state.offer ? refuseAnswer(state, state.offer, move) : refuseAction(state, team, move)
}

function refuseAssignment(state: AdmiralState, team: TeamId, move: AdmiralMove): AdmiralRefusal | null {
  return move.kind === 'assign' ? assignmentFault(state, team, move.cards) : 'assign-first'
}

function refuseAnswer(state: AdmiralState, offer: Offer, move: AdmiralMove): AdmiralRefusal | null {
  if (move.kind === 'decline') return null
  if (offer.kind === 'loot') return move.kind === 'loot' ? lootBarrier(state, offer, move) : 'answer-the-offer'
  if (move.kind === 'fire' || move.kind === 'salvo') return answerBarrier(state, offer, move)
  return 'answer-the-offer'
}

function lootBarrier(
  state: AdmiralState,
  offer: Offer,
  { ship, captain, gold }: Extract<AdmiralMove, { kind: 'loot' }>,
): AdmiralRefusal | null {
  const loot = lootOf(state, offer)
  if (!offer.at.includes(ship) || (captain && !loot.captain) || gold < 0 || gold > loot.gold) return 'wrong-loot'
  return captain || gold > 0 ? null : 'wrong-loot'
}

function refuseAction(state: AdmiralState, team: TeamId, move: AdmiralMove): AdmiralRefusal | null {
  if (move.kind === 'assign') return 'already-assigned'
  if (move.kind === 'decline' || move.kind === 'loot') return 'nothing-offered'
  const id = move.kind === 'salvo' ? (move.with[0]?.ship ?? '') : move.ship
  const fault = unitFault(state, team, id)
  if (fault) return fault
  if (move.kind === 'finish') return null
  if (state.activation && state.activation.ship !== id) return 'another-is-active'
  return deedBarrier(state, team, id, move)
}

/** Returns what keeps a ship or fort from acting at all. */
function unitFault(state: AdmiralState, team: TeamId, id: UnitId): AdmiralRefusal | null {
  const unit = unitNamed(state, id)
  if (!unit) return 'no-such-unit'
  if (unit.at === null) return 'out-of-play'
  if (unit.team !== team) return 'not-your-ship'
  if ('prize' in unit && unit.prize) return 'prize-inactive'
  return unit.done ? 'already-done' : null
}

function deedBarrier(
  state: AdmiralState,
  team: TeamId,
  id: UnitId,
  move: Exclude<AdmiralMove, { kind: 'assign' | 'decline' | 'loot' | 'finish' }>,
): AdmiralRefusal | null {
  if (move.kind !== 'captain' && activationOf(state, id).stage === 'repaired') return 'repair-only'
  if (move.kind === 'fire') return fireBarrier(state, move)
  if (move.kind === 'salvo') return salvoBarrier(state, team, move)
  const ship = shipNamed(state, id)
  if (!ship) return 'a-fort-stays'
  switch (move.kind) {
    case 'steer':
      return steerBarrier(state, ship, move)
    case 'turn':
      return turnBarrier(state, ship, move)
    case 'board':
      return boardingBarrier(state, ship, move)
    case 'repair':
      return repairBarrier(state, ship, move)
    case 'captain':
      return captainBarrier(state, ship, move)
    default:
      return move satisfies never
  }
}
