import type { Companion, Meetings, Tally } from '../../contract/personRecord.ts'
import { companionAt, endOf, grouped, type OwnMatch, shareOf, sizeOf, tallyOf } from './seats.ts'

interface Meeting {
  readonly with: Companion
  readonly end: keyof Tally
}

/** Returns the results against every opponent, the one met most often first: the better place wins. */
export function opponentsOf(matches: readonly OwnMatch[]): readonly Meetings[] {
  return meetingsIn(matches, ({ result, own }) =>
    result.seats
      .filter(({ side }) => side !== own.side)
      .map((seat) => ({ seat, end: own.place < seat.place ? 'won' : own.place > seat.place ? 'lost' : 'drawn' })),
  )
}

/** Returns the results beside every partner. */
export function partnersOf(matches: readonly OwnMatch[]): readonly Meetings[] {
  return meetingsIn(matches, (match) =>
    match.result.seats
      .filter((seat) => seat !== match.own && seat.side === match.own.side)
      .map((seat) => ({ seat, end: endOf(match) })),
  )
}

type Met = { readonly seat: OwnMatch['own']; readonly end: keyof Tally }

function meetingsIn(matches: readonly OwnMatch[], metIn: (match: OwnMatch) => readonly Met[]): readonly Meetings[] {
  const met = matches.flatMap((match) =>
    metIn(match).flatMap(({ seat, end }): Meeting[] => {
      const companion = companionAt(match.result, seat)
      return companion ? [{ with: companion, end }] : []
    }),
  )
  const groups = [...grouped(met, (one) => nameOf(one.with)).values()].flatMap((group) => {
    const last = group.at(-1)
    return last ? [{ with: last.with, tally: tallyOf(group.map(({ end }) => end)) }] : []
  })
  return groups.toSorted((a, b) => sizeOf(b.tally) - sizeOf(a.tally))
}

const nameOf = (companion: Companion): string =>
  companion.kind === 'person' ? companion.id : `${companion.game}/${companion.level}`

const isPersonMet = ({ with: { kind } }: Meetings): boolean => kind === 'person'

/** The least number of meetings after which a companion can be a rival, a nemesis or the best partner. */
const ENOUGH = 3

/** Returns the person met most often. */
export function rivalAmong(opponents: readonly Meetings[]): Meetings | null {
  return opponents.find((one) => isPersonMet(one) && sizeOf(one.tally) >= ENOUGH) ?? null
}

/** Returns the person who won most of the meetings, and more than half of them. */
export function nemesisAmong(opponents: readonly Meetings[]): Meetings | null {
  const lostMore = opponents.filter(
    (one) => isPersonMet(one) && sizeOf(one.tally) >= ENOUGH && one.tally.lost > sizeOf(one.tally) / 2,
  )
  return lostMore.toSorted((a, b) => shareOf(a.tally) - shareOf(b.tally))[0] ?? null
}

/** Returns the partner beside whom most was won. */
export function bestPartner(partners: readonly Meetings[]): Meetings | null {
  const known = partners.filter((one) => isPersonMet(one) && sizeOf(one.tally) >= ENOUGH && one.tally.won > 0)
  return known.toSorted((a, b) => shareOf(b.tally) - shareOf(a.tally))[0] ?? null
}
