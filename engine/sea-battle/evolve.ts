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
    case 'fleetsOpened':
      return open(state, event)
    case 'matchEnded':
      return over(state, event)
    case 'battleJoined':
      return state
    default:
      return event satisfies never
  }
}

function open(state: SeaBattleState, { fleets }: Extract<SeaBattleEvent, { kind: 'fleetsOpened' }>): SeaBattleState {
  const { north, south } = state.fleets
  return {
    ...state,
    fleets: {
      north: north && { ...north, ships: fleets.north },
      south: south && { ...south, ships: fleets.south },
    },
    opened: true,
  }
}

/**
 * Ends the match. In the first version of these rules no event opened the fleets before the end: they are opened here
 * all the same.
 */
function over(
  state: SeaBattleState,
  { winners, scores, reason }: Extract<SeaBattleEvent, { kind: 'matchEnded' }>,
): SeaBattleState {
  return { ...state, opened: true, result: { winners, scores, reason } }
}

function fire(
  state: SeaBattleState,
  { by, at, result, ship }: Extract<SeaBattleEvent, { kind: 'shotFired' }>,
): SeaBattleState {
  const shots = { ...state.shots, [by]: [...state.shots[by], { at, result }] }
  const sunk = ship ? { ...state.sunk, [by]: [...state.sunk[by], ship] } : state.sunk
  return { ...state, shots, sunk }
}
