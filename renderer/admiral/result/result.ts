import { hullLeft } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, AdmiralState, TeamId } from '../../../engine/admiral/types.ts'
import type { Outcome } from '../../../engine/kernel/game.ts'

/** One squadron's line of the result. */
export interface ResultLine {
  readonly team: TeamId
  readonly wins: boolean
  /** Ships afloat, prizes among them. */
  readonly afloat: number
  /** Enemy ships that its guns sank or its crews took. */
  readonly taken: number
  readonly shots: number
  /** Whole percent of the shots that hit; null before the first shot. */
  readonly accuracy: number | null
  /** Gold landed in a treasure hunt, else hull left of ships and forts; the sum of a whole side. */
  readonly score: number
  readonly gold: number
  readonly hull: number
}

/** Returns the squadrons of a finished match, the best side first. */
export function resultLines(
  view: AdmiralState,
  { winners, scores }: Pick<Outcome, 'winners' | 'scores'>,
  events: readonly AdmiralEvent[],
): readonly ResultLine[] {
  const fired = shotsByTeam(view, events)
  const lines = view.teams.map(({ id, gold }): ResultLine => {
    const own = fired.filter(({ team }) => team === id)
    const shots = own.reduce((sum, one) => sum + one.shots, 0)
    const hits = own.reduce((sum, one) => sum + (one.hit ? one.shots : 0), 0)
    return {
      team: id,
      wins: winners.includes(id),
      afloat: view.ships.filter((ship) => ship.team === id && ship.at !== null).length,
      taken: events.filter((event) => event.kind === 'shipTaken' && event.to === id).length,
      shots,
      accuracy: shots === 0 ? null : Math.round((100 * hits) / shots),
      score: scores[id] ?? 0,
      gold,
      hull: [...view.ships, ...view.forts].reduce(
        (sum, unit) => sum + (unit.team === id ? hullLeft(view, unit) : 0),
        0,
      ),
    }
  })
  return lines.toSorted((a, b) => Number(b.wins) - Number(a.wins) || b.score - a.score)
}

interface Fired {
  readonly team: TeamId | undefined
  readonly shots: number
  readonly hit: boolean
}

/**
 * Returns all shots by the squadron that each gun belonged to as it fired: from the end back, prizes return to their
 * former owners.
 */
function shotsByTeam({ ships, forts }: AdmiralState, events: readonly AdmiralEvent[]): readonly Fired[] {
  const gunners = new Map([...ships, ...forts].map(({ id, team }) => [id, team]))
  return events.toReversed().flatMap((event) => {
    if (event.kind === 'shipTaken') gunners.set(event.ship, event.from)
    if (event.kind === 'fortTaken') gunners.set(event.fort, event.from)
    if (event.kind !== 'shotsFired') return []
    return event.by.map(({ ship, shots }) => ({ team: gunners.get(ship), shots, hit: event.hit }))
  })
}
