import type { Viewer } from '../kernel/game.ts'
import { HIDDEN } from '../kernel/game.ts'
import type { Fleet, SeaBattleEvent, SeaBattleState } from './types.ts'

/** Returns the state as a viewer may know it: until the end only its owner sees where a fleet lies (S-SECRET). */
export function view(state: SeaBattleState, viewer: Viewer): SeaBattleState {
  if (viewer === 'open' || state.opened) return state
  const { north, south } = state.fleets
  return {
    ...state,
    fleets: { north: viewer === 'north' ? north : hide(north), south: viewer === 'south' ? south : hide(south) },
  }
}

function hide(fleet: Fleet | null): Fleet | null {
  return fleet && { flag: fleet.flag, ships: HIDDEN }
}

/** Returns the event as a viewer may see it: that a fleet is placed is public, its place is not. */
export function redact(event: SeaBattleEvent, viewer: Viewer): SeaBattleEvent {
  if (event.kind !== 'fleetPlaced' || viewer === 'open' || viewer === event.seat) return event
  return { ...event, ships: HIDDEN }
}
