import type { Rng } from '../../kernel/rng.ts'
import type { AdmiralTurn } from '../agenda.ts'
import { firstOf, hasLost, numbersOf, sideOf, teamsAfter, unitNamed } from '../fleet.ts'
import { HEADINGS } from '../geometry/headings.ts'
import { canDoMore, hasTargets } from '../moves.ts'
import { endReason, matchEnded } from '../outcome.ts'
import type { AdmiralState, TeamId, Wind } from '../types.ts'
import { driftAll } from './storm.ts'

/**
 * Settles the state after a move: ends a decided match, and moves on to the next turn or round until a seat has
 * something to decide (A-ROUND).
 */
export function settle(turn: AdmiralTurn): void {
  closeActivation(turn)
  while (!turn.state.result && !isWaiting(turn.state, turn.state.turn)) {
    turnDownCaptains(turn)
    const next = teamsAfter(turn.state, turn.state.turn).find((team) => isWaiting(turn.state, team))
    if (next) turn.emit({ kind: 'turnPassed', from: turn.state.turn, to: next })
    else endRound(turn)
  }
}

/** Ends the activation of a ship when only `finish` is left to it. */
function closeActivation(turn: AdmiralTurn): void {
  const { activation } = turn.state
  const unit = activation && unitNamed(turn.state, activation.ship)
  if (unit && !canDoMore(turn.state, unit)) turn.emit({ kind: 'activationEnded', ship: unit.id })
}

/** Returns whether a team has something to do: a ship that is not done, or a fort with a target. */
function isWaiting(state: AdmiralState, team: TeamId): boolean {
  if (hasLost(state, sideOf(state.options, team))) return false
  if (state.ships.some((ship) => ship.team === team && ship.at !== null && !ship.done)) return true
  return state.forts.some(
    (fort) => fort.team === team && !fort.done && (state.activation?.ship === fort.id || hasTargets(state, fort)),
  )
}

/** Turns down the cards used in a turn at its end, unless left face up or remembered (C-CAPTAINS). */
function turnDownCaptains(turn: AdmiralTurn): void {
  if (turn.state.options.rememberCaptains) return
  for (const { id, captain, shown, faceUp } of turn.state.ships) {
    if (captain && shown && !faceUp) turn.emit({ kind: 'captainTurnedDown', ship: id, captain, shown: false })
  }
}

function endRound(turn: AdmiralTurn): void {
  const { round, options } = turn.state
  if (round >= options.roundLimit) turn.emit(matchEnded(turn.state, 'round-limit'))
  else beginRound(turn, round + 1)
}

/** Begins a round: the vane is spun, a storm moves the ships, shots and activations are renewed. */
function beginRound(turn: AdmiralTurn, round: number): void {
  const wind = turn.state.winds[0] ?? spinVane({ options: turn.state.options, round }, turn.rng)
  turn.emit({ kind: 'roundBegan', round, wind, first: firstOf(turn.state, round), reveals: true })
  if (wind.strength === 'storm') driftAll(turn)
  endIfDecided(turn)
}

/**
 * Draws one of eight directions, and a strength by its weight; it is fresh where the options say that a match begins
 * so.
 */
export function spinVane(state: Pick<AdmiralState, 'options' | 'round'>, rng: Rng): Wind {
  const { weather, freshRounds } = numbersOf(state)
  const { fresh, calm, storm } = weather
  const toward = HEADINGS[rng.int(HEADINGS.length)] ?? 'N'
  const drawn = rng.int(fresh + calm + storm)
  if (state.options.freshStart && state.round <= freshRounds) return { toward, strength: 'fresh' }
  return { toward, strength: drawn < fresh ? 'fresh' : drawn < fresh + calm ? 'calm' : 'storm' }
}

/** Ends the match if it is decided; returns whether it is over. */
export function endIfDecided(turn: AdmiralTurn): boolean {
  if (turn.state.result) return true
  const reason = endReason(turn.state)
  if (reason) turn.emit(matchEnded(turn.state, reason))
  return reason !== null
}
