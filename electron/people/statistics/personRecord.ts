import type { Profile } from '../../contract/people.ts'
import type { PersonRecord, PlayedMatch } from '../../contract/personRecord.ts'
import type { MatchResult } from '../../contract/results.ts'
import { inOrder } from '../ratings/order.ts'
import { type Ratings, shownRating, wayOf } from '../ratings/ratings.ts'
import { bestsOf, streaksOf } from './bests.ts'
import { bestPartner, nemesisAmong, opponentsOf, partnersOf, rivalAmong } from './meetings.ts'
import { endOf, grouped, matchesOf, type OwnMatch, tallyOf, wayOfMatch } from './seats.ts'

/** The matches that a page lists. */
const MOST_LISTED = 20
const YEAR = 365 * 24 * 3600 * 1000

/** Returns all figures of a person. @param now milliseconds since 1970 */
export function personRecord(
  profile: Profile,
  results: readonly MatchResult[],
  ratings: Ratings,
  now: number,
): PersonRecord {
  const all = matchesOf(inOrder(results), profile.id)
  const matches = all.filter(({ own }) => !own.left)
  const opponents = opponentsOf(matches)
  return {
    profile,
    matches: all.length,
    left: all.length - matches.length,
    tally: tallyOf(matches.map(endOf)),
    ways: waysOf(matches, profile, ratings),
    sides: sidesOf(matches),
    rival: rivalAmong(opponents),
    nemesis: nemesisAmong(opponents),
    partner: bestPartner(partnersOf(matches)),
    opponents,
    bests: bestsOf(matches),
    streaks: streaksOf(matches),
    year: yearOf(all, now),
    judged: judgedIn(matches),
    last: all.slice(-MOST_LISTED).toReversed().map(listed),
  }
}

function waysOf(matches: readonly OwnMatch[], { id }: Profile, ratings: Ratings): PersonRecord['ways'] {
  return [...grouped(matches, ({ result }) => wayOf(result))].flatMap(([way, own]) => {
    const [first] = own
    const rating = ratings.get(way)?.get(id)
    if (!first) return []
    return [{ ...wayOfMatch(first), tally: tallyOf(own.map(endOf)), rating: rating ? shownRating(rating) : null }]
  })
}

function sidesOf(matches: readonly OwnMatch[]): PersonRecord['sides'] {
  const groups = grouped(matches, ({ result, own }) => `${result.game}/${own.seat}`)
  return [...groups.values()].flatMap((own) => {
    const [first] = own
    return first ? [{ game: first.result.game, seat: first.own.seat, tally: tallyOf(own.map(endOf)) }] : []
  })
}

/** Returns the days of the last year on which a person played, by the time of this computer. */
function yearOf(matches: readonly OwnMatch[], now: number): PersonRecord['year'] {
  const inYear = matches.filter(({ result: { ended } }) => ended > now - YEAR && ended <= now)
  return [...grouped(inYear, ({ result }) => dayOf(result.ended))].map(([day, own]) => ({
    day,
    matches: own.length,
    won: own.filter((match) => !match.own.left && endOf(match) === 'won').length,
  }))
}

function dayOf(time: number): string {
  const date = new Date(time)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

function judgedIn(matches: readonly OwnMatch[]): PersonRecord['judged'] {
  const judged = matches.flatMap(({ result, own }) => result.judged?.filter(({ seat }) => seat === own.seat) ?? [])
  if (judged.length === 0) return null
  const mean = (of: 'choice' | 'luck') => judged.reduce((sum, one) => sum + one[of], 0) / judged.length
  return { matches: judged.length, choice: mean('choice'), luck: mean('luck') }
}

function listed(match: OwnMatch): PlayedMatch {
  const { result, own } = match
  return {
    ...wayOfMatch(match),
    ended: result.ended,
    seat: own.seat,
    result: own.left ? 'left' : endOf(match),
    place: own.place,
    of: new Set(result.seats.map(({ side }) => side)).size,
    score: own.score,
    ...(result.map && { map: result.map }),
  }
}
