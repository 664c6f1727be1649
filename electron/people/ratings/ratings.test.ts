import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MatchResult, ResultPlayer } from '../../contract/results.ts'
import { bot, guest, person, personId, resultNumber } from '../../testkit/results.ts'
import { botRating } from './botRatings.ts'
import { ratedBy, ratingsOf, shownRating } from './ratings.ts'

const [A, B, C, D] = [1, 2, 3, 4].map((number) => person(number)) as [
  ResultPlayer,
  ResultPlayer,
  ResultPlayer,
  ResultPlayer,
]
const NAMES = ['A', 'B', 'C', 'D']

/** Returns a match whose sides have these places. */
function match(number: number, sides: readonly (readonly ResultPlayer[])[], places: readonly number[]): MatchResult {
  const seats = sides.flatMap((side, index) =>
    side.map((player) => ({ player, side: index, place: places[index] ?? 1 })),
  )
  return resultNumber(number, seats)
}

/** Returns the ratings after these matches, in hundredths. */
function ratedAfter(results: readonly MatchResult[]) {
  const ratings = ratingsOf(results).get('jackal/classic')
  return Object.fromEntries(
    NAMES.flatMap((name, index) => {
      const rating = ratings?.get(personId(index + 1))
      return rating ? [[name, [rating.mu, rating.sigma].map((value) => Math.round(100 * value) / 100)]] : []
    }),
  )
}

/**
 * Twelve matches and the ratings after each: computed apart, by the sums of Weng and Lin (2011, algorithm 4), and not
 * with the library.
 */
const TABLE: readonly (readonly [readonly (readonly ResultPlayer[])[], readonly number[], object])[] = [
  [[[A], [B]], [1, 2], { A: [27.64, 8.07], B: [22.36, 8.07] }],
  [[[B], [A]], [1, 2], { A: [24.59, 7.82], B: [25.41, 7.82] }],
  [[[A], [B]], [1, 1], { A: [24.67, 7.58], B: [25.33, 7.58] }],
  [[[A], [B], [C], [D]], [1, 2, 3, 4], { A: [27.08, 7.53], B: [26.64, 7.46], C: [24.69, 8.06], D: [20.82, 8.06] }],
  [[[D], [C], [B], [A]], [1, 2, 3, 4], { A: [23.42, 7.33], B: [26.29, 7.27], C: [26.33, 7.9], D: [23.77, 8] }],
  [[[A], [B], [C], [D]], [1, 1, 3, 3], { A: [24.26, 7.28], B: [26.99, 7.22], C: [25.23, 7.74], D: [23.05, 7.83] }],
  [
    [
      [A, C],
      [B, D],
    ],
    [1, 2],
    { A: [25.93, 7.16], B: [25.35, 7.1], C: [27.11, 7.59], D: [21.12, 7.68] },
  ],
  [
    [
      [A, D],
      [B, C],
    ],
    [2, 1],
    { A: [24.59, 7.04], B: [26.67, 6.99], C: [28.62, 7.45], D: [19.58, 7.53] },
  ],
  [[[A], [bot('medium')]], [1, 2], { A: [27.33, 6.64], B: [26.67, 6.99], C: [28.62, 7.45], D: [19.58, 7.53] }],
  [[[B], [bot('hard')]], [2, 1], { A: [27.33, 6.64], B: [24.63, 6.62], C: [28.62, 7.45], D: [19.58, 7.53] }],
  [
    [[C], [bot('easy')], [bot('hard')], [D]],
    [2, 3, 1, 4],
    { A: [27.33, 6.64], B: [24.63, 6.62], C: [29.33, 7.16], D: [15.57, 7.15] },
  ],
  [[[D], [guest()]], [1, 2], { A: [27.33, 6.64], B: [24.63, 6.62], C: [29.33, 7.16], D: [18.36, 7] }],
]
const RESULTS = TABLE.map(([sides, places], index) => match(index, sides, places))

describe('the ratings of people', () => {
  it.each(TABLE.map((row, index) => [index + 1, row[2]] as const))('after %i matches are known', (count, expected) => {
    expect(ratedAfter(RESULTS.slice(0, count))).toEqual(expected)
  })

  it('do not depend on the order of the lines in the record', () => {
    const order = fc.shuffledSubarray(RESULTS, { minLength: RESULTS.length })
    fc.assert(
      fc.property(order, (results) => {
        expect(ratedAfter(results)).toEqual(ratedAfter(RESULTS))
      }),
    )
  })

  it('are kept apart by game and variant', () => {
    const other = { ...match(1, [[A], [B]], [2, 1]), variant: 'archipelago' }
    const ratings = ratingsOf([match(0, [[A], [B]], [1, 2]), other])
    expect([...ratings.keys()]).toEqual(['jackal/classic', 'jackal/archipelago'])
    expect(ratings.get('jackal/archipelago')?.get(personId(2))?.mu).toBeGreaterThan(25)
  })

  it.each<[string, MatchResult]>([
    [
      'a seat was left to a bot',
      resultNumber(1, [
        { player: A, place: 1, left: true },
        { player: B, place: 2 },
      ]),
    ],
    ['a bot is not known', match(1, [[A], [bot('grandmaster')]], [1, 2])],
    ['there is one side', match(1, [[A, B]], [1])],
  ])('do not change if %s', (_, result) => {
    expect(ratedBy(result, new Map()).size).toBe(0)
  })
})

describe('a winner', () => {
  const player = fc.constantFrom(A, B, C, D, guest(), bot('easy'), bot('hard'), bot('master'))
  const seats = fc.array(fc.record({ player, place: fc.integer({ min: 1, max: 4 }) }), { minLength: 2, maxLength: 4 })
  const history = fc.array(seats, { maxLength: 30 })

  it('never falls, and a bot never moves', () => {
    const levels = ['easy', 'medium', 'hard', 'master']
    const bots = levels.map((level) => botRating('jackal', level))
    fc.assert(
      fc.property(history, (matches) => {
        const results = matches.map((placed, index) => withFirst(resultNumber(index, placed)))
        for (const [index, result] of results.entries()) {
          const known = ratingsOf(results.slice(0, index)).get('jackal/classic') ?? new Map()
          const next = ratedBy(result, known)
          if (result.seats.every(({ place }) => place === 1)) continue
          for (const { player, place } of result.seats) {
            if (player.kind !== 'person' || place !== 1) continue
            const [before, now] = [known.get(player.id) ?? { mu: 25, sigma: 25 / 3 }, next.get(player.id)]
            if (!now) continue
            expect(now.mu).toBeGreaterThanOrEqual(before.mu)
            expect(now.sigma).toBeLessThanOrEqual(before.sigma)
          }
        }
      }),
      { numRuns: 30 },
    )
    expect(levels.map((level) => botRating('jackal', level))).toEqual(bots)
  })
})

/** Returns the result with each person at one seat only, and with places from 1 on. */
function withFirst(result: MatchResult): MatchResult {
  const least = Math.min(...result.seats.map(({ place }) => place))
  const seen = new Set<string>()
  const seats = result.seats.map((seat) => {
    const id = seat.player.kind === 'person' ? seat.player.id : ''
    const player = seen.has(id) ? guest() : seat.player
    if (id !== '') seen.add(id)
    return { ...seat, player, place: seat.place - least + 1 }
  })
  return { ...result, seats }
}

it('shows a rating as a range, and before five matches how many it needs', () => {
  expect(shownRating({ mu: 25, sigma: 2, matches: 5 })).toEqual({ low: 840, high: 1160, matches: 5 })
  expect(shownRating({ mu: 25, sigma: 8, matches: 2 })).toEqual({ needs: 3, matches: 2 })
  expect(shownRating({ mu: 2, sigma: 8, matches: 9 })).toMatchObject({ low: 0 })
})
