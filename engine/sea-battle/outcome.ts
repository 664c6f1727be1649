import { HIDDEN } from '../kernel/game.ts'
import { opponentOf } from './marks.ts'
import type { SeaBattleEvent, SeaBattleState, SeaSeat, Ship } from './types.ts'

/** Returns the enemy ships sunk by each seat (S-WIN). */
export function scores(state: SeaBattleState): Readonly<Record<SeaSeat, number>> {
  return { north: state.sunk.north.length, south: state.sunk.south.length }
}

/** Returns the ships of a fleet as the host knows them. */
export function shipsOf(state: SeaBattleState, seat: SeaSeat): readonly Ship[] {
  const ships = state.fleets[seat]?.ships ?? []
  return ships === HIDDEN ? [] : ships
}

/** Returns whether no ship of a seat's fleet is afloat. A fleet without ships, as in puzzles, cannot be sunk. */
export function isFleetSunk(state: SeaBattleState, seat: SeaSeat): boolean {
  const ships = shipsOf(state, seat)
  return ships.length > 0 && state.sunk[opponentOf(seat)].length === ships.length
}

/** Returns the event that ends the match: the first side to sink the whole fleet wins (S-WIN). */
export function matchEnded(state: SeaBattleState, winner: SeaSeat): SeaBattleEvent {
  return { kind: 'matchEnded', winners: [winner], scores: scores(state), reason: 'fleet-sunk' }
}
