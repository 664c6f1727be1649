import { type Rating, rate } from 'openskill'
import { runToEnd, type Steps } from '../../../engine/match/steps.ts'
import type { ShownRating } from '../../contract/personRecord.ts'
import type { MatchResult, ResultSeat } from '../../contract/results.ts'
import { botRating, START } from './botRatings.ts'
import { inOrder } from './order.ts'

/** The rating of a person in one way of play, after some matches. */
export interface PersonRating extends Rating {
  readonly matches: number
}

/** The ratings of all people, by the way of play (`wayOf`), then by the id of their profile. */
export type Ratings = ReadonlyMap<string, ReadonlyMap<string, PersonRating>>

/** The name of a way of play: each has ratings of its own. */
export const wayOf = ({ game, variant }: Pick<MatchResult, 'game' | 'variant'>): string => `${game}/${variant}`

/** Lets old results fade a little, so that people who get better are noticed after many matches. */
const FADING = { tau: START.mu / 300, preventSigmaIncrease: true }

/** Returns the ratings after all these matches. Their order does not matter: they are rated in the order of their ends. */
export const ratingsOf = (results: readonly MatchResult[]): Ratings => runToEnd(ratingSteps(results))

/** Rates matches one after another, yielding after each. */
export function* ratingSteps(results: readonly MatchResult[]): Steps<Ratings> {
  const ratings = new Map<string, Map<string, PersonRating>>()
  for (const result of inOrder(results)) {
    const way = wayOf(result)
    const known = ratings.get(way) ?? new Map<string, PersonRating>()
    ratings.set(way, known)
    for (const [id, rating] of ratedBy(result, known)) known.set(id, rating)
    yield
  }
  return ratings
}

/**
 * Returns the new ratings of the people of a match. No rating changes if a person left their seat to a bot, if this
 * program does not know one of its bots, or if there is only one side.
 */
export function ratedBy(
  result: MatchResult,
  known: ReadonlyMap<string, PersonRating>,
): ReadonlyMap<string, PersonRating> {
  const sides = sidesOf(result)
  const before = sides.map((side) => side.map((seat) => ratingAt(result, seat, known)))
  const teams = before.map((team) => team.filter((rating) => rating !== null))
  const isWhole = teams.every((team, index) => team.length === before[index]?.length)
  if (!isWhole || sides.length < 2 || result.seats.some(({ left }) => left)) return new Map()
  const places = sides.map(([seat]) => seat?.place ?? 1)
  const after = rate(teams, { rank: places, ...FADING })
  const isDraw = places.every((place) => place === places[0])
  const rated = new Map<string, PersonRating>()
  for (const [index, side] of sides.entries()) {
    for (const [inside, { player, place }] of side.entries()) {
      const [old, next] = [teams[index]?.[inside], after[index]?.[inside]]
      if (player.kind !== 'person' || !old || !next) continue
      // Several winners share the first place: none of them falls.
      const mu = place === 1 && !isDraw ? Math.max(old.mu, next.mu) : next.mu
      rated.set(player.id, { mu, sigma: next.sigma, matches: (known.get(player.id)?.matches ?? 0) + 1 })
    }
  }
  return rated
}

/** Returns the seats of each side. */
function sidesOf({ seats }: MatchResult): readonly (readonly ResultSeat[])[] {
  const sides = new Set(seats.map(({ side }) => side))
  return [...sides].map((side) => seats.filter((seat) => seat.side === side))
}

/** Returns the rating of a player before a match: guests are new each time. Null for an unknown bot. */
function ratingAt(
  { game }: MatchResult,
  { player }: ResultSeat,
  known: ReadonlyMap<string, PersonRating>,
): Rating | null {
  if (player.kind === 'bot') return botRating(game, player.level)
  if (player.kind === 'guest') return START
  const { mu, sigma } = known.get(player.id) ?? START
  return { mu, sigma }
}

/** Matches after which a rating is shown. */
const ENOUGH = 5
/** The size of a rating on the page: a new person begins in the middle, at 1000. */
const SCALE = 40

/** Returns a rating for the page. */
export function shownRating({ mu, sigma, matches }: PersonRating): ShownRating {
  if (matches < ENOUGH) return { needs: ENOUGH - matches, matches }
  const at = (value: number) => Math.max(0, Math.round(SCALE * value))
  return { low: at(mu - 2 * sigma), high: at(mu + 2 * sigma), matches }
}
