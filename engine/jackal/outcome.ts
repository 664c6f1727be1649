import type { Outcome, Seat } from '../kernel/game.ts'
import { canGoldBeWon, isLessAshore } from './gold.ts'
import type { EndReason, JackalEvent, JackalState } from './types.ts'
import { areAllied, seatsOf } from './world.ts'

/** Returns how the match ended; null while it goes on. */
export function outcome(state: JackalState): Outcome | null {
  return state.result
}

/** Returns the gold by seat; partners add up theirs (J-SEATS, J-END). */
export function scores(state: JackalState): Readonly<Record<Seat, number>> {
  return Object.fromEntries(seatsOf(state).map((seat) => [seat, scoreOf(state, seat)]))
}

function scoreOf(state: JackalState, seat: Seat): number {
  const own = state.teams.filter((team) => team.seat === seat)
  const side = state.teams.filter((team) => own.some((one) => areAllied(state.options, one.id, team.id)))
  return side.reduce((sum, team) => sum + team.gold, 0)
}

/** Returns why the match is over in this state, or null (J-END). */
export function endReason(state: JackalState): EndReason | null {
  if (!canGoldBeWon(state)) return 'no-gold'
  if (state.options.endWhenDecided && isDecided(state)) return 'decided'
  return null
}

/** Returns whether nothing has happened for the rounds that the options allow (J-END). */
export function isIdle({ idleTurns, options, teams }: JackalState): boolean {
  return idleTurns >= options.idleRounds * teams.length
}

/** Returns whether no side can overtake the leader with all the gold that is left. */
function isDecided(state: JackalState): boolean {
  const table = scores(state)
  const seats = seatsOf(state)
  const best = Math.max(...Object.values(table))
  const leader = seats.find((seat) => table[seat] === best)
  if (leader === undefined) return false
  const others = seats.filter((seat) => !areOneSide(state, leader, seat)).map((seat) => table[seat] ?? 0)
  return others.length === 0 || isLessAshore(state, best - Math.max(...others))
}

/** Returns the seats that add up their gold, one list for each side (J-SEATS). */
export function sidesOf(state: JackalState): Seat[][] {
  const seats = seatsOf(state)
  const sides = seats.map((seat) => seats.filter((other) => areOneSide(state, seat, other)))
  return sides.filter(([first], index) => first === seats[index])
}

function areOneSide(state: JackalState, a: Seat, b: Seat): boolean {
  if (a === b) return true
  const own = state.teams.filter((team) => team.seat === a)
  return state.teams.some((team) => team.seat === b && own.some((one) => areAllied(state.options, one.id, team.id)))
}

/** Returns the event that ends the match: most gold wins, equal gold shares the win. */
export function matchEnded(state: JackalState, reason: EndReason): JackalEvent {
  const table = scores(state)
  const best = Math.max(...Object.values(table))
  const winners = seatsOf(state).filter((seat) => table[seat] === best)
  return { kind: 'matchEnded', winners, scores: table, reason }
}
