import { type AdmiralState, SHIP_CLASSES, type Ship, type ShipClass } from '../../../../engine/admiral/types.ts'

/** Her rank among the classes: a brig has 1, a ship of the line 4. */
const rankOf = (name: ShipClass): number => SHIP_CLASSES.length - SHIP_CLASSES.indexOf(name)

/** The ship from which a team is led: its heaviest one afloat. */
export function flagshipOf({ ships }: Pick<AdmiralState, 'ships'>, team: Ship['team']): Ship | null {
  const afloat = ships.filter((ship) => ship.team === team && ship.at !== null && !ship.prize)
  return afloat.reduce<Ship | null>(
    (best, ship) => (best && rankOf(best.class) >= rankOf(ship.class) ? best : ship),
    null,
  )
}

export type Honour = 'flagship' | 'prize'

/** What a ship is honoured with beside her squadron's mark. */
export function honourOf(state: Pick<AdmiralState, 'ships'>, ship: Ship): Honour | null {
  if (ship.prize) return 'prize'
  return flagshipOf(state, ship.team)?.id === ship.id ? 'flagship' : null
}
