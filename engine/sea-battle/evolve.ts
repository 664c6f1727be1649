import type { SeaBattleEvent, SeaBattleState } from './types.ts'

/** Folds one event into the state: the only code that changes it. */
export function evolve(state: SeaBattleState, event: SeaBattleEvent): SeaBattleState {
  switch (event.kind) {
    case 'fleetPlaced':
      return { ...state, fleets: { ...state.fleets, [event.seat]: { flag: event.flag, ships: event.ships } } }
    case 'shotFired':
      return fire(state, event)
    case 'turnPassed':
      return { ...state, turn: event.to }
    case 'matchEnded':
      return { ...state, result: { winners: event.winners, scores: event.scores, reason: event.reason } }
    case 'battleJoined':
      return state
    default:
      return event satisfies never
  }
}

function fire(
  state: SeaBattleState,
  { by, at, result, ship }: Extract<SeaBattleEvent, { kind: 'shotFired' }>,
): SeaBattleState {
  const shots = { ...state.shots, [by]: [...state.shots[by], { at, result }] }
  const sunk = ship ? { ...state.sunk, [by]: [...state.sunk[by], ship] } : state.sunk
  return { ...state, shots, sunk }
}
