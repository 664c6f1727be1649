import { CAPTAINS, type Captain } from '../../../../engine/admiral/data/captains.ts'
import { shipNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Card, TeamId, UnitId } from '../../../../engine/admiral/types.ts'
import type { LoggedEvent } from '../../log/logbook.ts'

/** A captain's card that is at sea or waits ashore. */
export interface CaptainPlace {
  readonly card: Card
  /** The ship that the captain is on; null ashore. */
  readonly ship: UnitId | null
  /** The fort in whose port the captain waits. */
  readonly fort: UnitId | null
  /** The faces that the rules allow: only the real one if it is known. */
  readonly maybe: readonly Captain[]
}

/** The public facts about one team's captains, from the rules and the open cards. */
export interface CaptainsKnown {
  readonly team: TeamId
  readonly places: readonly CaptainPlace[]
  /** Captains whose faces were known when they died. */
  readonly lost: readonly Captain[]
  /** Cards that never came into play. */
  readonly unused: number
}

/** Returns what may be known of every team's captains from a view and the log of events before it. */
export function captainsKnown(view: AdmiralState, told: readonly LoggedEvent[]): readonly CaptainsKnown[] {
  const lost = lostCaptains(told)
  return view.teams.map(({ id }) => knownOf(view, id, lost.get(id) ?? []))
}

/** Returns the captains that a hidden card of a team may be: each card exists once, so open cards are excluded. */
function mayBe(view: AdmiralState, team: TeamId, lost: readonly Captain[]): readonly Captain[] {
  const open = cardsOf(view, team).map(({ card }) => card)
  return CAPTAINS.filter((one) => !open.includes(one) && !lost.includes(one))
}

function knownOf(view: AdmiralState, team: TeamId, lost: readonly Captain[]): CaptainsKnown {
  const hidden = mayBe(view, team, lost)
  const places = cardsOf(view, team).map((place) => {
    const face = CAPTAINS.find((one) => one === place.card)
    return { ...place, maybe: face ? [face] : hidden }
  })
  return { team, places, lost, unused: CAPTAINS.length - usedOf(view) }
}

function cardsOf({ ships, ashore }: AdmiralState, team: TeamId): readonly Omit<CaptainPlace, 'maybe'>[] {
  const aboard = ships.flatMap(({ id, team: own, captain }) =>
    own === team && captain !== null ? [{ card: captain, ship: id, fort: null }] : [],
  )
  const waiting = ashore.flatMap(({ team: own, card, fort }) => (own === team ? [{ card, ship: null, fort }] : []))
  return [...aboard, ...waiting]
}

/** Returns the number of cards that a team uses. In a match without captains none counts as unused. */
function usedOf({ options: { captains } }: AdmiralState): number {
  if (captains === 'none') return CAPTAINS.length
  return captains === 'all' ? CAPTAINS.length : captains
}

/** Returns the captains whose faces were known when they died with their ships, or were lost with them, by team. */
function lostCaptains(told: readonly LoggedEvent[]): ReadonlyMap<TeamId, readonly Captain[]> {
  const lost = new Map<TeamId, readonly Captain[]>()
  for (const { event, before } of told) {
    if (event.kind !== 'shipSunk' && event.kind !== 'shipTaken') continue
    const ship = shipNamed(before, event.ship)
    const face = CAPTAINS.find((one) => one === ship?.captain)
    if (ship && face) lost.set(ship.team, [...(lost.get(ship.team) ?? []), face])
  }
  return lost
}
