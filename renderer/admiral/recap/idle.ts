import { shipNamed } from '../../../engine/admiral/fleet.ts'
import type { UnitId } from '../../../engine/admiral/types.ts'
import type { Noted } from './notes.ts'
import type { AdmiralEventBefore } from './recap.ts'

/**
 * Returns ships that ended their turn without any action in it, with their places. A ship that acted in the round
 * before, within the recap, is left out: the recap shows that action.
 */
export function idleOf(told: readonly AdmiralEventBefore[]): readonly Noted[] {
  const doers = new Set(told.flatMap(doersOf))
  return told.flatMap((one) => {
    const { event, before } = one
    if (event.kind !== 'activationEnded' || before.activation?.ship === event.ship) return []
    const ship = shipNamed(before, event.ship)
    if (!ship || ship.at === null || ship.prize || doers.has(ship.id)) return []
    return [{ told: one, team: ship.team, cell: ship.at, about: ship.team, damage: null }]
  })
}

/** Returns ships that moved, turned or fired. */
function doersOf({ event }: AdmiralEventBefore): readonly UnitId[] {
  if (event.kind === 'shotsFired') return event.by.map(({ ship }) => ship)
  return event.kind === 'shipMoved' || event.kind === 'shipTurned' ? [event.ship] : []
}
