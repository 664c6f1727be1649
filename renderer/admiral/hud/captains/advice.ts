import { bestPlaces, worthOf } from '../../../../engine/admiral/data/captainPlaces.ts'
import type { Captain } from '../../../../engine/admiral/data/captains.ts'
import type { AdmiralState, Ship, UnitId } from '../../../../engine/admiral/types.ts'
import type { Asked } from '../../intent/targets.ts'
import { type AssignMove, assignMove, type Cards } from './assigning.ts'

/** Which ship a captain is advised for. */
export interface Advice {
  readonly captain: Captain
  readonly ship: Ship
  /** Suits a first match: he works by himself, and is among as many of those as are given out. */
  readonly isFirst: boolean
}

/** Who asks nothing of his player comes first. */
const EASIEST = ['target', 'rapid', 'berserk', 'swift'] as const satisfies readonly Captain[]

/**
 * For whom each captain does most, as the coach gives them out: no two for the same ship as long as there are ships. Nothing
 * of the rules depends on it.
 *
 * @param wanted how many captains are given out
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

/** Returns the captains as they are suggested, one to a ship: the easiest to play first. */
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

/** Returns the move that gives the cards out: as suggested while the player has given none; null until all are given. */
export function givenMove({ asked, ships, cards, wanted }: Given): AssignMove | null {
  const isOwnChoice = Object.keys(cards).length > 0
  return assignMove(asked, isOwnChoice ? cards : suggestedCards(ships, wanted))
}

/** What a captain is good for, by the scenario. */
export const purposeOf = (captain: Captain, scenario: AdmiralState['options']['scenario']) =>
  captain === 'rapid' && scenario === 'treasure' ? ('rapid.treasure' as const) : captain
