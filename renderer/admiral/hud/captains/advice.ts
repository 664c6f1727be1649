import { bestPlaces, worthOf } from '../../../../engine/admiral/data/captainPlaces.ts'
import type { Captain } from '../../../../engine/admiral/data/captains.ts'
import type { AdmiralState, Ship, UnitId } from '../../../../engine/admiral/types.ts'
import type { Asked } from '../../intent/targets.ts'
import { type AssignMove, assignMove, type Cards } from './assigning.ts'

/** The ship that is advised for a captain. */
export interface Advice {
  readonly captain: Captain
  readonly ship: Ship
  /** True for a captain that suits a first match: it needs no decisions, and is among the easiest ones. */
  readonly isFirst: boolean
}

/** Captains that need no decisions come first. */
const EASIEST = ['target', 'rapid', 'berserk', 'swift'] as const satisfies readonly Captain[]

/**
 * Returns the ship on which each captain helps most, as the coach assigns them: no ship twice while there are enough.
 * No rule depends on it.
 *
 * @param wanted the number of captains to assign
 */
export function adviceFor(ships: readonly Ship[], wanted: number): readonly Advice[] {
  const places = bestPlaces(ships)
  return EASIEST.flatMap((captain, place) => {
    const ship = places.find((one) => one.captain === captain)?.ship ?? bestFor(captain, ships)
    return ship ? [{ captain, ship, isFirst: captain !== 'swift' && place < wanted }] : []
  })
}

function bestFor(captain: Captain, ships: readonly Ship[]): Ship | undefined {
  return ships.toSorted((a, b) => worthOf({ captain, ship: b }) - worthOf({ captain, ship: a }))[0]
}

/** Returns the suggested captains, one to a ship: the easiest to play first. */
function suggestedCards(ships: readonly Ship[], wanted: number): Cards {
  const cards = new Map<UnitId, Captain>()
  for (const { captain, ship } of adviceFor(ships, wanted).slice(0, wanted)) {
    const free = cards.has(ship.id) ? ships.find(({ id }) => !cards.has(id)) : ship
    if (free) cards.set(free.id, captain)
  }
  return Object.fromEntries(cards)
}

interface Given {
  readonly asked: Asked | null
  readonly ships: readonly Ship[]
  readonly cards: Cards
  readonly wanted: number
}

/**
 * Returns the move that assigns the cards: the suggestion while the player has assigned none; null until all are
 * assigned.
 */
export function givenMove({ asked, ships, cards, wanted }: Given): AssignMove | null {
  const isOwnChoice = Object.keys(cards).length > 0
  return assignMove(asked, isOwnChoice ? cards : suggestedCards(ships, wanted))
}

/** Returns the use of a captain, by the scenario. */
export const purposeOf = (captain: Captain, scenario: AdmiralState['options']['scenario']) =>
  captain === 'rapid' && scenario === 'treasure' ? ('rapid.treasure' as const) : captain
