import type { Seat } from '../kernel/game.ts'
import { awaiting } from './awaiting.ts'
import { assignmentFault } from './captains/assignment.ts'
import { activationOf, isShip, unitNamed } from './fleet.ts'
import { lootOf } from './gunnery/chances.ts'
import { boardingBarrier } from './refuse/boarding.ts'
import { captainBarrier } from './refuse/captain.ts'
import { answerBarrier, fireBarrier, salvoBarrier } from './refuse/fire.ts'
import { repairBarrier, steerBarrier, turnBarrier } from './refuse/sailing.ts'
import type { AdmiralMove, AdmiralRefusal, AdmiralState, CaptainMove, DeedMove, Offer, TeamId, Unit } from './types.ts'

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
  const unit = unitNamed(state, id)
  if (!unit) return 'no-such-unit'
  const fault = unitFault(unit, team)
  if (fault) return fault
  if (move.kind === 'finish') return null
  if (state.activation && state.activation.ship !== id) return 'another-is-active'
  return deedBarrier(state, unit, move)
}

/** Returns what keeps a ship or fort from acting at all. */
function unitFault(unit: Unit, team: TeamId): AdmiralRefusal | null {
  if (unit.at === null) return 'out-of-play'
  if (unit.team !== team) return 'not-your-ship'
  if (isShip(unit) && unit.prize) return 'prize-inactive'
  return unit.done ? 'already-done' : null
}

/** Returns what prevents one deed of a ship or fort that may act. */
export function deedBarrier(state: AdmiralState, unit: Unit, move: DeedMove | CaptainMove): AdmiralRefusal | null {
  if (move.kind !== 'captain' && activationOf(state, unit.id).stage === 'repaired') return 'repair-only'
  if (move.kind === 'fire') return fireBarrier(state, move)
  if (move.kind === 'salvo') return salvoBarrier(state, unit.team, move)
  if (!isShip(unit)) return 'a-fort-stays'
  switch (move.kind) {
    case 'steer':
      return steerBarrier(state, unit, move)
    case 'turn':
      return turnBarrier(state, unit, move)
    case 'board':
      return boardingBarrier(state, unit, move)
    case 'repair':
      return repairBarrier(state, unit, move)
    case 'captain':
      return captainBarrier(state, unit, move)
    default:
      return move satisfies never
  }
}
