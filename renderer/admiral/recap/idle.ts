import { shipNamed } from '../../../engine/admiral/fleet.ts'
import type { Noted } from './notes.ts'
import type { Told } from './recap.ts'

/** Ships that ended their turn without having begun anything in it: where they lie. */
export function idleOf(told: readonly Told[]): readonly Noted[] {
  return told.flatMap((one) => {
    const { event, before } = one
    if (event.kind !== 'activationEnded' || before.activation?.ship === event.ship) return []
    const ship = shipNamed(before, event.ship)
    if (!ship || ship.at === null || ship.prize) return []
    return [{ told: one, team: ship.team, cell: ship.at, about: ship.team, damage: null }]
  })
}
