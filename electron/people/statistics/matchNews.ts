import type { Steps } from '../../../engine/match/steps.ts'
import type { Profile } from '../../contract/people.ts'
import type { MatchNews, RecordNews, ShownRating } from '../../contract/personRecord.ts'
import type { MatchResult } from '../../contract/results.ts'
import { inOrder } from '../ratings/order.ts'
import { type PersonRating, ratedBy, ratingSteps, shownRating, wayOf } from '../ratings/ratings.ts'
import { streaksOf } from './bests.ts'
import { endOf, isPerson, matchesOf, type OwnMatch } from './seats.ts'

/** Numbers of matches that are worth a word. */
const ROUND = [10, 25, 50, 100, 200, 300, 500, 1000]
/** The least streak and the least losses before a revenge that are worth a word. */
const STREAK = 3
/** The pause in milliseconds that ends an evening. */
const PAUSE = 3 * 3600 * 1000

/**
 * Returns what a match has brought to the record of its people; nothing if the record does not have it. Yields after
 * each match of the record.
 */
export function* matchNews(
  key: string,
  results: readonly MatchResult[],
  profiles: readonly Profile[],
): Steps<MatchNews> {
  const ordered = inOrder(results)
  const index = ordered.findIndex((result) => result.key === key)
  const result = ordered[index]
  if (!result) return { people: [], evening: [], matches: [] }
  const way = wayOf(result)
  const before = (yield* ratingSteps(ordered.slice(0, index))).get(way) ?? new Map<string, PersonRating>()
  const rated = ratedBy(result, before)
  const shown = (ratings: typeof before, id: string) => {
    const rating = ratings.get(id)
    return rating ? shownRating(rating) : null
  }
  const people = profiles.filter(({ id }) => result.seats.some(({ player }) => isPerson(player, id)))
  return {
    people: people.map((profile) => {
      const [earlier, now] = [shown(before, profile.id), shown(rated, profile.id) ?? shown(before, profile.id)]
      const news = newsFor(profile.id, ordered.slice(0, index + 1))
      return { profile, news: [...news, ...ratedNews(earlier, now)], before: earlier, now }
    }),
    ...eveningOf(ordered.slice(0, index + 1), profiles),
  }
}

/** Returns the news of the last of these matches for a person who played it. */
function newsFor(id: string, ordered: readonly MatchResult[]): readonly RecordNews[] {
  const all = matchesOf(ordered, id).filter(({ own }) => !own.left)
  const last = all.at(-1)
  const result = ordered.at(-1)
  if (!last || !result || last.result !== result) return []
  const earlier = all.slice(0, -1)
  const sameWay = earlier.filter((one) => wayOf(one.result) === wayOf(result))
  return [
    ...firsts(sameWay, last),
    ...(ROUND.includes(all.length) ? [{ kind: 'matches', count: all.length } as const] : []),
    ...streakNews(earlier, all),
    ...bestScore(sameWay, last),
    ...longest(sameWay, last),
    ...firstWinsOver(earlier, last),
    ...revenges(earlier, last),
  ]
}

function firsts(sameWay: readonly OwnMatch[], last: OwnMatch): readonly RecordNews[] {
  if (endOf(last) === 'won' && !sameWay.some((one) => endOf(one) === 'won')) return [{ kind: 'first-win' }]
  return sameWay.length === 0 ? [{ kind: 'first-match' }] : []
}

function streakNews(earlier: readonly OwnMatch[], all: readonly OwnMatch[]): readonly RecordNews[] {
  const { won } = streaksOf(all)
  return won >= STREAK && won > streaksOf(earlier).won ? [{ kind: 'streak', length: won }] : []
}

function bestScore(sameWay: readonly OwnMatch[], { own: { score } }: OwnMatch): readonly RecordNews[] {
  if (sameWay.length < STREAK) return []
  const before = Math.max(...sameWay.map(({ own }) => own.score))
  return score > before ? [{ kind: 'best-score', value: score, before }] : []
}

function longest(sameWay: readonly OwnMatch[], { result: { moves } }: OwnMatch): readonly RecordNews[] {
  if (sameWay.length < STREAK) return []
  const before = Math.max(...sameWay.map(({ result }) => result.moves))
  return moves > before ? [{ kind: 'longest', value: moves, before }] : []
}

/** Returns the people over whom this was the first win after losses in a row. */
function revenges(earlier: readonly OwnMatch[], last: OwnMatch): readonly RecordNews[] {
  return beaten(earlier, last).flatMap(({ name, losses }): RecordNews[] =>
    losses >= STREAK ? [{ kind: 'revenge', over: name, losses }] : [],
  )
}

/** Returns the people who were never beaten before in one or more meetings; a revenge says more. */
function firstWinsOver(earlier: readonly OwnMatch[], last: OwnMatch): readonly RecordNews[] {
  return beaten(earlier, last).flatMap(({ name, met, won, losses }): RecordNews[] =>
    met > 0 && won === 0 && losses < STREAK ? [{ kind: 'first-win-over', over: name }] : [],
  )
}

/** Returns the people whom a match has beaten: earlier meetings and wins, and the losses in a row before this match. */
function beaten(earlier: readonly OwnMatch[], { result, own }: OwnMatch) {
  return result.seats.flatMap(({ player, place, side }) => {
    if (player.kind !== 'person' || side === own.side || own.place >= place) return []
    const leads = earlier.flatMap((one) => {
      const other = one.result.seats.find((seat) => isPerson(seat.player, player.id))
      return other && other.side !== one.own.side ? [other.place - one.own.place] : []
    })
    const losses = leads.length - 1 - leads.findLastIndex((lead) => lead >= 0)
    return [{ name: player.name, met: leads.length, won: leads.filter((lead) => lead > 0).length, losses }]
  })
}

function ratedNews(before: ShownRating | null, now: ShownRating | null): readonly RecordNews[] {
  const isNew = now !== null && 'low' in now && (before === null || 'needs' in before)
  return isNew ? [{ kind: 'rated', low: now.low, high: now.high }] : []
}

/** Returns the evening that the last of these matches belongs to; empty for a single match. */
function eveningOf(
  ordered: readonly MatchResult[],
  profiles: readonly Profile[],
): Pick<MatchNews, 'evening' | 'matches'> {
  let first = ordered.length - 1
  while (first > 0 && (ordered[first]?.began ?? 0) - (ordered[first - 1]?.ended ?? 0) < PAUSE) first--
  const evening = ordered.slice(first)
  if (evening.length < 2) return { evening: [], matches: [] }
  const rows = profiles.map((profile) => {
    const own = matchesOf(evening, profile.id).filter((one) => !one.own.left)
    return { profile, matches: own.length, won: own.filter((one) => endOf(one) === 'won').length }
  })
  return {
    evening: rows.filter(({ matches }) => matches > 0).toSorted((a, b) => b.won - a.won || a.matches - b.matches),
    matches: evening.map(({ key, game, variant, seats }) => {
      return { key, game, variant, winners: seats.filter(({ place }) => place === 1).map(({ player }) => player) }
    }),
  }
}
