import { CAPTAINS, type Captain } from '../data/captains.ts'
import type { AdmiralRefusal, AdmiralState, Ship, TeamId, UnitId } from '../types.ts'

/** Returns the number of cards that a team has to assign: the agreed number, but at most one for each ship. */
export function cardsToAssign(state: AdmiralState, team: TeamId): number {
  const { captains } = state.options
  const wanted = captains === 'none' ? 0 : captains === 'all' ? CAPTAINS.length : captains
  return Math.min(wanted, shipsToAssign(state, team).length)
}

export function assignmentFault(
  state: AdmiralState,
  team: TeamId,
  cards: Readonly<Record<UnitId, Captain>>,
): AdmiralRefusal | null {
  const ships = new Set(shipsToAssign(state, team).map((ship) => ship.id))
  const chosen = Object.entries(cards)
  const distinct = new Set(chosen.map(([, card]) => card)).size === chosen.length
  if (!distinct || chosen.length !== cardsToAssign(state, team)) return 'wrong-cards'
  return chosen.every(([ship]) => ships.has(ship)) ? null : 'not-your-ship'
}

/** Returns every way in which a team can assign its captains. */
export function assignments(state: AdmiralState, team: TeamId): readonly Readonly<Record<UnitId, Captain>>[] {
  const ships = shipsToAssign(state, team).map((ship) => ship.id)
  return deal(ships, [...CAPTAINS], cardsToAssign(state, team))
}

function shipsToAssign({ ships }: AdmiralState, team: TeamId): readonly Ship[] {
  return ships.filter((ship) => ship.team === team && ship.at !== null)
}

/** Deals the given number of cards to the ships in every way: to the first ship each card or none, and so on. */
function deal(
  [ship, ...rest]: readonly UnitId[],
  cards: readonly Captain[],
  count: number,
): readonly Readonly<Record<UnitId, Captain>>[] {
  if (count === 0) return [{}]
  if (ship === undefined) return []
  const given = cards.flatMap((card) => {
    const others = cards.filter((one) => one !== card)
    return deal(rest, others, count - 1).map((more) => ({ [ship]: card, ...more }))
  })
  return rest.length < count ? given : [...given, ...deal(rest, cards, count)]
}
