import { describe, expect, it } from 'vitest'
import type { Seat } from '../kernel/game.ts'
import { type ToyMove, type ToyShape, type ToyState, toyRules } from '../testkit/toy.ts'
import type { Player } from './arena.ts'
import { type PairScores, playPair } from './arena.ts'
import { arenaGame } from './games.ts'
import { optionsOn, USUAL } from './jackal.ts'
import { randomPlayer } from './random.ts'
import { printRow, printSummary, summarise } from './summary.ts'

const take = ({ cards }: ToyState): ToyMove => ({ kind: 'take', card: cards.findIndex((card) => !card.taken) })
const taker: Player<ToyShape> = (view) => take(view)
const roller: Player<ToyShape> = () => ({ kind: 'roll' })
const contest = (a: Player<ToyShape>, b: Player<ToyShape>) => ({ rules: toyRules, options: { cards: 4 }, a, b })

describe('a pair of matches', () => {
  it('is one deal played with seats swapped', () => {
    const seats: Seat[] = []
    const taken: string[] = []
    const watched: Player<ToyShape> = (view, seat) => {
      if (view.cards.every((card) => !card.taken)) seats.push(seat)
      if (view.cards.filter((card) => !card.taken).length === 1) taken.push(JSON.stringify(view.cards))
      return take(view)
    }
    playPair(contest(watched, watched), 7)
    expect(seats).toEqual(['left', 'left'])
    expect(taken).toHaveLength(2)
    expect(taken[0]).toBe(taken[1])
    const seatsOfA: Seat[] = []
    playPair(
      contest((view, seat) => {
        seatsOfA.push(seat)
        return take(view)
      }, roller),
      7,
    )
    expect(new Set(seatsOfA)).toEqual(new Set(['left', 'right']))
  })

  it('scores for the first player, whichever seat it has', () => {
    expect(playPair(contest(taker, roller), 7)).toEqual([1, 1])
    expect(playPair(contest(roller, taker), 7)).toEqual([0, 0])
  })

  it('is the same again from the same seed', () => {
    const play = arenaGame('jackal')?.pairs({ table: '4', a: { level: 'random' }, b: { level: 'random' } })
    expect(play?.(3)).toEqual(play?.(3))
  })

  it('shows players no more than their seat may see', () => {
    const peeping: Player<ToyShape> = (view, seat, rng) => {
      expect(view.cards.filter((card) => !card.taken && !card.seenBy.includes(seat)).map(({ value }) => value)).toEqual(
        view.cards.filter((card) => !card.taken && !card.seenBy.includes(seat)).map(() => 'hidden'),
      )
      return randomPlayer(toyRules)(view, seat, rng)
    }
    playPair(contest(peeping, taker), 5)
    expect.hasAssertions()
  })
})

describe('Jackal in the arena', () => {
  it('can be played in a variant on a map, and on no other', () => {
    const level = { level: 'random' }
    const pairing = { table: '2', variant: 'archipelago', a: level, b: level }
    expect(arenaGame('jackal')?.pairs({ ...pairing, map: 'skerries' })(1)).toHaveLength(2)
    expect(() => arenaGame('jackal')?.pairs({ ...pairing, map: 'atlantis' })).toThrow('map')
  })

  it('is played with the lifeboat on request', () => {
    expect(optionsOn(USUAL, { variant: 'archipelago', lifeboat: true })).toMatchObject({ lifeboat: true })
    expect(optionsOn(USUAL, { variant: 'archipelago' })).toMatchObject({ lifeboat: false })
  })

  it.each(['2', '3', '4', 'pairs'])('can be played at the table %s', (table) => {
    const play = arenaGame('jackal')?.pairs({ table, a: { level: 'random' }, b: { level: 'random' } })
    for (const score of play?.(1) ?? []) expect([0, 1 / 3, 1 / 2, 2 / 3, 1]).toContain(score)
    expect.assertions(2)
  })
})

it.each(['three', 'four', 'pairs'])('Admiral can be played at the table %s', (table) => {
  const play = arenaGame('admiral')?.pairs({ table, a: { level: 'random' }, b: { level: 'random' } })
  for (const score of play?.(1) ?? []) {
    expect(score).toBeGreaterThanOrEqual(0)
    expect(score).toBeLessThanOrEqual(1)
  }
  expect.assertions(4)
})

describe('the summary of a tournament', () => {
  const summary = summarise([
    [1, 1],
    [1, 0],
    [0.5, 0],
    [1, 0.5],
  ])

  it('counts matches and rates by pairs', () => {
    expect(summary).toMatchObject({ pairs: 4, wins: 4, draws: 2, losses: 2, score: { value: 0.625 } })
    expect(summary.elo.value).toBeCloseTo(88.7, 1)
  })

  it('counts a shared victory as a draw, whatever its parts', () => {
    expect(summarise([[2 / 3, 1 / 3]])).toMatchObject({ wins: 0, draws: 2, losses: 0, score: { value: 0.5 } })
  })

  it('is printed in a few lines', () => {
    const lines = printSummary('jackal: medium against easy', summary).split('\n')
    expect(lines[1]).toBe('pairs   4 (8 matches)')
    expect(lines[2]).toBe('result  +4 =2 -2')
    expect(lines[3]).toMatch(/^score {3}62\.5 % \(95 %: /)
    expect(lines[4]).toMatch(/^Elo {5}\+89 \(95 %: −\d+ to \+\d+\)$/)
  })

  it('prints a clean sweep as an open interval', () => {
    expect(printSummary('', summarise([[1, 1]]))).toContain('Elo     +∞')
    expect(printSummary('', summarise([[0, 0]]))).toContain('Elo     −∞')
  })
})

describe('a row of the table of places', () => {
  const verdict = (...pairs: PairScores[]) => printRow('classic, island', summarise(pairs)).split(' | ').at(-1)
  const won = [1, 1] as const
  const lost = [0, 0] as const

  it('names the better player only beyond chance', () => {
    expect(verdict(won, won, won, [1, 0.5])).toBe('yes |')
    expect(verdict(lost, lost, lost, [0, 0.5])).toBe('no |')
    expect(verdict(won, lost, won, lost)).toBe('not shown |')
  })

  it('shows place, pairs and results', () => {
    expect(printRow('classic, island', summarise([won, [1, 0]]))).toContain(
      '| classic, island | 2 | +3 =0 -1 | 75.0 % (',
    )
  })
})
