import { describe, expect, it } from 'vitest'
import { runToEnd } from '../../../engine/match/steps.ts'
import type { Profile } from '../../contract/people.ts'
import type { MatchResult } from '../../contract/results.ts'
import { bot, guest, type Placed, person, personId, resultNumber } from '../../testkit/results.ts'
import { ratingsOf } from '../ratings/ratings.ts'
import { matchNews } from './matchNews.ts'
import { personRecord } from './personRecord.ts'

const NOW = Date.UTC(2026, 11, 1)
const profile = (number: number): Profile => ({
  id: personId(number),
  name: `P${number}`,
  colour: 'red',
  flag: 'plain',
  glyph: 'star',
})
const ANN = profile(1)
const [ann, bob, cid] = [person(1), person(2), person(3)]

/** Returns matches of Ann against a companion: won, drawn or lost. */
const duels = (ends: string, other = bob, first = 0): readonly MatchResult[] =>
  [...ends].map((end, index) =>
    resultNumber(first + index, [
      { player: ann, place: end === 'l' ? 2 : 1 },
      { player: other, place: end === 'w' ? 2 : 1 },
    ]),
  )
const recordOf = (results: readonly MatchResult[]) => personRecord(ANN, results, ratingsOf(results), NOW)
const newsOf = (results: readonly MatchResult[], people: readonly Profile[] = [ANN]) =>
  runToEnd(matchNews(results.at(-1)?.key ?? '', results, people))
const annsNews = (results: readonly MatchResult[]) => newsOf(results).people[0]?.news

/** Pairs: Ann and a partner against two others. */
const pairs = (number: number, partner: Placed['player'], place: number) =>
  resultNumber(number, [
    { player: ann, place, side: 0 },
    { player: guest(), place: 3 - place, side: 1 },
    { player: partner, place, side: 0 },
    { player: bot(), place: 3 - place, side: 1 },
  ])

describe('the record of a person', () => {
  it('is empty before the first match', () => {
    expect(recordOf([])).toMatchObject({ matches: 0, ways: [], rival: null, bests: [], judged: null, last: [] })
  })

  it('counts wins, shared first places and losses, by game, variant and side', () => {
    const lost = {
      ...resultNumber(9, [
        { player: bob, place: 1 },
        { player: ann, place: 2 },
      ]),
      variant: 'archipelago',
    }
    const record = recordOf([...duels('wwdl'), lost])
    expect(record.tally).toEqual({ won: 2, drawn: 1, lost: 2 })
    expect(record.ways.map(({ variant, tally }) => [variant, tally])).toEqual([
      ['classic', { won: 2, drawn: 1, lost: 1 }],
      ['archipelago', { won: 0, drawn: 0, lost: 1 }],
    ])
    expect(record.sides.map(({ seat, tally }) => [seat, tally.lost])).toEqual([
      ['white', 1],
      ['red', 1],
    ])
  })

  it('counts a match that was left to a bot only as left', () => {
    const left = resultNumber(1, [
      { player: ann, place: 1, left: true },
      { player: bob, place: 2 },
    ])
    expect(recordOf([left])).toMatchObject({ matches: 1, left: 1, tally: { won: 0, lost: 0 }, ways: [], opponents: [] })
  })

  it('knows the rival met most often, and the nemesis who wins', () => {
    const { rival, nemesis, opponents } = recordOf([
      ...duels('wwwwl'),
      ...duels('lll', cid, 10),
      ...duels('l', bot(), 20),
    ])
    expect(rival).toEqual({ with: bob, tally: { won: 4, drawn: 0, lost: 1 } })
    expect(nemesis).toEqual({ with: cid, tally: { won: 0, drawn: 0, lost: 3 } })
    expect(opponents.map((one) => one.with.kind)).toEqual(['person', 'person', 'bot'])
  })

  it('has neither before three meetings, and never counts guests', () => {
    expect(recordOf([...duels('ll'), ...duels('lll', guest(), 10)])).toMatchObject({ rival: null, nemesis: null })
  })

  it('knows the best partner', () => {
    const results = [1, 2, 3].flatMap((number) => [pairs(number, bob, 1), pairs(10 + number, cid, 2)])
    expect(recordOf(results).partner).toEqual({ with: bob, tally: { won: 3, drawn: 0, lost: 0 } })
  })

  it('compares places head to head, also below the first', () => {
    const third = resultNumber(1, [
      { player: cid, place: 1 },
      { player: ann, place: 2 },
      { player: bob, place: 3 },
    ])
    expect(recordOf([third]).opponents.map((one) => [one.with, one.tally.won])).toEqual([
      [cid, 0],
      [bob, 1],
    ])
  })

  it('keeps bests: score, the shortest win, the longest match and figures of the game', () => {
    const [a, b] = duels('wl')
    const figured = { ...a, moves: 40, seats: a?.seats.map((seat) => ({ ...seat, figures: { tiles: 12 } })) }
    const bests = recordOf([figured as MatchResult, { ...b, moves: 90 } as MatchResult]).bests
    expect(bests.map(({ kind, value }) => [kind, value])).toEqual([
      ['score', 9],
      ['shortest-win', 40],
      ['longest', 90],
      [{ figure: 'tiles' }, 12],
    ])
  })

  it('counts streaks, which a shared place ends', () => {
    expect(recordOf(duels('wwwdllww')).streaks).toEqual({ current: { kind: 'won', length: 2 }, won: 3, lost: 2 })
  })

  it('shows the days of one year, and the last matches first', () => {
    const old = { ...resultNumber(0, [{ player: ann, place: 1 }]), key: 'long-ago-1', ended: Date.UTC(2024, 1, 1) }
    const { year, last } = recordOf([old, ...duels('wl')])
    expect(year.map(({ matches, won }) => [matches, won])).toEqual([
      [1, 1],
      [1, 0],
    ])
    expect(last.map(({ result }) => result)).toEqual(['lost', 'won', 'won'])
  })

  it('has the means of choice and luck of analysed matches', () => {
    const judged = (number: number, choice: number, luck: number) => ({
      ...(duels('w', bob, number)[0] as MatchResult),
      judged: [{ seat: 'white', choice, luck }],
    })
    expect(recordOf([judged(1, -10, 4), judged(2, -20, 0), ...duels('w', bob, 3)]).judged).toEqual({
      matches: 2,
      choice: -15,
      luck: 2,
    })
  })

  it('does not depend on the order of the lines', () => {
    const results = [...duels('wwdlwl'), pairs(20, cid, 1)]
    expect(recordOf(results.toReversed())).toEqual(recordOf(results))
  })
})

/** Returns the result as one of this evening, from a minute on. */
const at = (result: MatchResult | undefined, minute: number) =>
  ({ ...result, began: NOW + minute * 60_000, ended: NOW + (minute + 20) * 60_000 }) as MatchResult

describe('the news of a match', () => {
  it('are the first match and the first win of a way of play', () => {
    expect(annsNews(duels('l'))).toEqual([{ kind: 'first-match' }])
    expect(annsNews(duels('lw', bot()))).toEqual([{ kind: 'first-win' }])
  })

  it('are a new longest streak, from three on, and only when it grows', () => {
    expect(annsNews(duels('lwww'))).toContainEqual({ kind: 'streak', length: 3 })
    expect(annsNews(duels('wwwlww'))?.map(({ kind }) => kind)).not.toContain('streak')
  })

  it('are a revenge after three losses in a row', () => {
    expect(annsNews(duels('lllw'))).toContainEqual({ kind: 'revenge', over: 'P2', losses: 3 })
    expect(annsNews(duels('wllw'))?.map(({ kind }) => kind)).not.toContain('revenge')
  })

  it('are a rating that is known from now on, and a round number of matches', () => {
    expect(annsNews(duels('wlwlw'))?.map(({ kind }) => kind)).toContain('rated')
    expect(annsNews(duels('wlwlwlwlwl'))).toContainEqual({ kind: 'matches', count: 10 })
  })

  it('are a best score, after three matches', () => {
    const better = resultNumber(9, [
      { player: ann, place: 1, score: 30 },
      { player: bob, place: 2 },
    ])
    expect(annsNews([...duels('www'), better])).toContainEqual({ kind: 'best-score', value: 30, before: 9 })
  })

  it('have the table of the evening, the most wins first', () => {
    const [early, one, two] = duels('wll')
    const evening = newsOf([at(early, -600), at(one, 0), at(two, 30)], [ANN, profile(2)]).evening
    expect(evening.map((row) => [row.profile.name, row.matches, row.won])).toEqual([
      ['P2', 2, 2],
      ['P1', 2, 0],
    ])
    expect(newsOf([at(one, 0)]).evening).toEqual([])
  })

  it('have the matches of the evening and who won each, shared wins too', () => {
    const [one, two] = duels('ld')
    const { matches } = newsOf([at(one, 0), at(two, 30)])
    expect(matches.map(({ game, winners }) => [game, winners])).toEqual([
      ['jackal', [bob]],
      ['jackal', [ann, bob]],
    ])
    expect(newsOf([one as MatchResult]).matches).toEqual([])
  })

  it('are the first win over a person after earlier meetings, unless it is a revenge', () => {
    expect(annsNews(duels('lw'))).toContainEqual({ kind: 'first-win-over', over: 'P2' })
    expect(annsNews(duels('dw'))).toContainEqual({ kind: 'first-win-over', over: 'P2' })
    for (const ends of ['w', 'wlw', 'lllw']) {
      expect(annsNews(duels(ends))?.map(({ kind }) => kind)).not.toContain('first-win-over')
    }
  })

  it('are the longest match of a way of play, after three', () => {
    const long = { ...(duels('l', bob, 9)[0] as MatchResult), moves: 120 }
    expect(annsNews([...duels('lll'), long])).toContainEqual({ kind: 'longest', value: 120, before: 100 })
    expect(annsNews([...duels('ll'), long])?.map(({ kind }) => kind)).not.toContain('longest')
  })

  it('are none for a match that is not in the record', () => {
    expect(runToEnd(matchNews('no-such-match', duels('w'), [ANN]))).toEqual({ people: [], evening: [], matches: [] })
  })
})
