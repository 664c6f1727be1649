import { areAllied, shipNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import type { Cause } from '../../hud/beats/sayings.ts'
import type { SayingSource } from '../../hud/beats/useSayings.ts'
import { Flag } from '../insignia/Flag.tsx'
import { isAdmiralView } from '../view.ts'

/** Rounds between two sayings. */
const PAUSE = 2

/** The subjects of the bots' sayings: ships that they lose, sink or take, and victory. */
export const ADMIRAL_SAYINGS: SayingSource = {
  causesOf: (event, before) => (isAdmiralView(before) ? causesOf(event as AdmiralEvent, before) : []), // of the same game
  turnOf: (view) => (isAdmiralView(view) ? view.round : 0),
  flagOf(seat, view) {
    const team = isAdmiralView(view) ? view.teams.find(({ id }) => id === seat) : undefined
    return team ? <Flag team={team.id} width={3.5} /> : null
  },
  pause: PAUSE,
}

function causesOf(event: AdmiralEvent, before: AdmiralState): readonly Cause[] {
  switch (event.kind) {
    case 'shipSunk':
      return sunk(event, before)
    case 'shipTaken':
      return [{ seat: event.to, occasion: 'prize' }]
    case 'matchEnded':
      return event.winners.map((seat) => ({ seat, occasion: 'won' }))
    default:
      return []
  }
}

type Sunk = Extract<AdmiralEvent, { readonly kind: 'shipSunk' }>

/**
 * Returns the speaker for a sunk ship: the team in turn sank an enemy, or lost its own ship; a storm has no speaker.
 */
function sunk({ ship: id, cause }: Sunk, before: AdmiralState): readonly Cause[] {
  const ship = shipNamed(before, id)
  if (!ship) return []
  const lost: Cause = { seat: ship.team, occasion: 'hurt' }
  const isOwn = areAllied(before.options, ship.team, before.turn)
  return isOwn || cause === 'storm' ? [lost] : [{ seat: before.turn, occasion: 'sinks' }, lost]
}
