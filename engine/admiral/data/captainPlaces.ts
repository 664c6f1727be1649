import type { Ship, ShipClass } from '../types.ts'
import type { Captain } from './captains.ts'

/** The value of each captain aboard each class: Target needs guns, Berserk needs a hull. */
const PLACED: Readonly<Record<Captain, Readonly<Record<ShipClass, number>>>> = {
  target: { line: 4, galleon: 3, frigate: 1, brig: 1 },
  swift: { line: 3, galleon: 3, frigate: 2, brig: 1 },
  berserk: { line: 3, galleon: 1.5, frigate: 2, brig: 0.5 },
  rapid: { line: 1, galleon: 1, frigate: 2, brig: 2 },
}

/** A captain aboard a ship. */
export interface CaptainPlace {
  readonly captain: Captain
  readonly ship: Ship
}

/** Returns how much a captain does aboard a ship, by `PLACED`: only the order matters. */
export const worthOf = ({ captain, ship }: CaptainPlace): number => PLACED[captain][ship.class]

/** The captains in order of their effect, for places of the same worth. */
const BY_WORTH = ['target', 'swift', 'berserk', 'rapid'] as const satisfies readonly Captain[]

/**
 * Returns where the captains together do most, at most one aboard each ship; with fewer ships, some captains have none.
 */
export function bestPlaces(ships: readonly Ship[]): readonly CaptainPlace[] {
  return placed(BY_WORTH, ships).toSorted((a, b) => worthOf(b) - worthOf(a))
}

function placed([captain, ...others]: readonly Captain[], ships: readonly Ship[]): readonly CaptainPlace[] {
  if (captain === undefined || ships.length === 0) return []
  const aboard = ships.map((ship) => [
    { captain, ship },
    ...placed(
      others,
      ships.filter((one) => one !== ship),
    ),
  ])
  const ways = others.length < ships.length ? aboard : [...aboard, placed(others, ships)]
  return ways.reduce((best, way) => (sumOf(way) > sumOf(best) ? way : best))
}

const sumOf = (places: readonly CaptainPlace[]): number => places.reduce((sum, place) => sum + worthOf(place), 0)
