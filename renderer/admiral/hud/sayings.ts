import { areAllied, shipNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import type { Cause } from '../../hud/beats/sayings.ts'
import type { SayingSource } from '../../hud/beats/useSayings.ts'
import { isAdmiralView } from '../view.ts'

/** Rounds from one saying to the next. */
const PAUSE = 2

/** What bots speak about: ships that they lose, sink or take, and victory. */
export const ADMIRAL_SAYINGS: SayingSource = {
  causeOf: (event, before) => (isAdmiralView(before) ? causeOf(event as AdmiralEvent, before) : null), // of the same game
  turnOf: (view) => (isAdmiralView(view) ? view.round : 0),
  pause: PAUSE,
}

function causeOf(event: AdmiralEvent, before: AdmiralState): Cause | null {
  switch (event.kind) {
    case 'shipSunk':
      return sunk(before, event.ship)
    case 'shipTaken':
      return { seat: event.to, occasion: 'prize' }
    case 'matchEnded':
      return event.winners[0] === undefined ? null : { seat: event.winners[0], occasion: 'won' }
    default:
      return null
  }
}

/** Whoever's turn it is has sunk an enemy, or lost a ship of his own. */
function sunk(before: AdmiralState, id: string): Cause | null {
  const ship = shipNamed(before, id)
  if (!ship) return null
  return areAllied(before.options, ship.team, before.turn)
    ? { seat: ship.team, occasion: 'hurt' }
    : { seat: before.turn, occasion: 'sinks' }
}
