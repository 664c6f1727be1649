import { type AdmiralState, SHIP_CLASSES, type Ship, type ShipClass } from '../../../../engine/admiral/types.ts'

/** Returns the rank of a class: a brig has 1, a ship of the line 4. */
const rankOf = (name: ShipClass): number => SHIP_CLASSES.length - SHIP_CLASSES.indexOf(name)

/** Returns the ship that leads a team: its heaviest one afloat, no prize; null when it has none. */
export function flagshipOf({ ships }: Pick<AdmiralState, 'ships'>, team: Ship['team']): Ship | null {
  const afloat = ships.filter((ship) => ship.team === team && ship.at !== null && !ship.prize)
  return afloat.reduce<Ship | null>(
    (best, ship) => (best && rankOf(best.class) >= rankOf(ship.class) ? best : ship),
    null,
  )
}

/** Returns whether a ship leads its team. */
export const isFlagship = (state: Pick<AdmiralState, 'ships'>, { id, team }: Ship): boolean =>
  flagshipOf(state, team)?.id === id
