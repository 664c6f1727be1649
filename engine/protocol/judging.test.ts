import { describe, expect, it } from 'vitest'
import { ADMIRAL_JUDGE } from '../admiral/bots/judge.ts'
import { JACKAL_JUDGE } from '../jackal/bots/judge.ts'
import { resultAtEnd } from '../kernel/ending.ts'
import type { GameShape, Seat } from '../kernel/game.ts'
import { type Judge, rivalParts } from '../kernel/judging.ts'
import { playMove } from '../kernel/play.ts'
import { openStream, type Rng } from '../kernel/rng.ts'
import { SEA_BATTLE_JUDGE } from '../sea-battle/bots/judge.ts'
import { battle, cell } from '../testkit/fleet.ts'
import { island } from '../testkit/island.ts'
import { ADMIRAL, JACKAL, SEA_BATTLE, type TableGame } from './games.ts'

type Judged = readonly [name: string, game: TableGame<GameShape>, judge: Judge<GameShape>]

/** Returns the game as a game of any kind: the tests only play by its rules. */
function judged<G extends GameShape>(name: string, game: TableGame<G>, judge: Judge<G>): Judged {
  return [name, game as unknown as TableGame<GameShape>, judge as unknown as Judge<GameShape>]
}

const GAMES: readonly Judged[] = [
  judged('Jackal', JACKAL, JACKAL_JUDGE),
  judged('Admiral', ADMIRAL, ADMIRAL_JUDGE),
  judged('Sea Battle', SEA_BATTLE, SEA_BATTLE_JUDGE),
]
const FEW = 120

/** Shows every n-th decision of a match played at random. */
function visit(
  game: TableGame<GameShape>,
  apart: number,
  show: (view: object, seat: Seat, move: GameShape['move'], after: object) => void,
): void {
  const options = game.parseOptions({})
  if (!options.ok) throw new Error(options.problem.what)
  const rng = openStream(5, 'moves')
  let state = game.rules.setup(options.value, openStream(5, 'deal'))
  for (let i = 0; i < 110; i++) {
    const [seat] = game.rules.awaiting(state)
    const easy = game.bots.at('easy')
    if (seat === undefined || !easy.ok) return
    const view = game.rules.view(state, seat)
    const legal = game.rules.legalMoves(view, seat)
    const move = legal[rng.int(Math.max(1, legal.length))] ?? easy.value.choose(view, seat, rng)
    state = playMove(game.rules, state, seat, move, rng).state
    if (i % apart === 0) show(view, seat, move, game.rules.view(state, seat))
  }
}

describe.each(GAMES)('the analysis of %s', (_, game, judge) => {
  it('finds nothing worth less than the played move, and only legal moves better', () => {
    let decisions = 0
    visit(game, 8, (view, seat, move) => {
      const found = judge.judge(view, seat, [move], openStream(1, 'judge'), FEW)
      if (!found) return
      decisions++
      expect(found.best).toBeGreaterThanOrEqual(found.played)
      expect(found.better !== undefined).toBe(found.best > found.played)
      if (found.better) expect(game.rules.refuse(view, seat, found.better.move)).toBeNull()
      for (const value of [found.best, found.played]) expect(value).toSatisfy((one: number) => one >= 0 && one <= 1)
    })
    expect(decisions).toBeGreaterThan(5)
  })

  it('gives the same numbers for the same views, luck and positions', () => {
    visit(game, 30, (view, seat, move, after) => {
      const look = () => [
        judge.judge(view, seat, [move], openStream(2, 'judge'), FEW),
        judge.assess(after, seat, openStream(2, 'after'), FEW),
      ]
      expect(look()).toEqual(look())
    })
  })
})

describe('an analysed decision', () => {
  it('of Jackal: any other move would have been better than a walk to the cannibals', () => {
    const game = island('cannibal . \n . .', { at: 'd4', pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    const view = JACKAL.rules.view(game.state, 'white')
    const legal = JACKAL.rules.legalMoves(view, 'white')
    const move = legal.find((one) => JACKAL.rules.hint(view, one).fatal === true)
    if (!move) throw new Error('no way to the cannibals')
    const found = JACKAL_JUDGE.judge(view, 'white', [move], openStream(1, 'judge'), 1500)
    expect(found?.better).toBeDefined()
    expect((found?.best ?? 0) - (found?.played ?? 0)).toBeGreaterThan(0.03)
  })

  it('of Sea Battle: a shot beside a hit is better; the expected result falls after a miss and rises after a hit', () => {
    const view = SEA_BATTLE.rules.view(battle({ south: 'e5 e6', northFired: 'e5' }), 'north')
    const found = SEA_BATTLE_JUDGE.judge(view, 'north', [{ kind: 'fire', at: cell('a10') }], openStream(1, 'judge'), 1)
    if (found?.better?.move.kind !== 'fire') throw new Error('nothing better')
    expect(['d5', 'f5', 'e4', 'e6'].map(cell)).toContain(found.better.move.at)
    const beside = SEA_BATTLE_JUDGE.judge(view, 'north', [{ kind: 'fire', at: cell('e4') }], openStream(1, 'judge'), 1)
    const missed = { ...battle({ south: 'e5 e6', northFired: 'e5 e4' }), turn: 'south' } as const
    const after = SEA_BATTLE_JUDGE.assess(SEA_BATTLE.rules.view(missed, 'north'), 'north', openStream(1, 'after'), 1)
    expect(after).toBeLessThan(beside?.played ?? 0)
    const hit = { ...battle({ south: 'e5 e6 e7', northFired: 'e5 e6' }), turn: 'north' } as const
    const afterHit = SEA_BATTLE_JUDGE.assess(SEA_BATTLE.rules.view(hit, 'north'), 'north', openStream(1, 'after'), 1)
    expect(afterHit).toBeGreaterThan(beside?.played ?? 1)
  })

  it('of Admiral: manoeuvres of one ship in a row are one course', () => {
    const steer = (ship: string) => ({ kind: 'steer', ship, turn: 'none' }) as const
    expect(ADMIRAL_JUDGE.continues(steer('red-brig'), steer('red-brig'))).toBe(true)
    expect(ADMIRAL_JUDGE.continues(steer('red-brig'), steer('red-line'))).toBe(false)
  })
})

describe('the start of a match', () => {
  it.each([
    [2, { players: 2 }],
    [3, { players: 3 }],
    [4, { players: 4 }],
    [2, { players: 4, alliances: 'pairs' }],
  ])('of %i sides in Jackal gives each side about an equal part', (sides, input) => {
    const options = JACKAL.parseOptions(input)
    if (!options.ok) throw new Error(options.problem.what)
    const start = JACKAL.rules.setup(options.value, openStream(1, 'deal'))
    const judge = { ...JACKAL_JUDGE, positions: FEW }
    for (const [seat = ''] of judge.sides(start)) {
      const view = JACKAL.rules.view(start, seat)
      const own = judge.assess(view, seat, openStream(1, 'start'), FEW)
      expect(own).toBeCloseTo(1 / sides, 1)
      const parts = Object.values(rivalParts(judge, view, seat, openStream(1, 'rivals')))
      for (const part of parts) expect(part).toBeCloseTo(1 / (sides - 1), 1)
    }
  })
})

describe('the end of a match', () => {
  it('is a full win for both partners, and half for two sides that win', () => {
    const pairs = [
      ['white', 'black'],
      ['red', 'yellow'],
    ]
    expect(['white', 'black', 'red'].map((seat) => resultAtEnd(['white', 'black'], pairs, seat))).toEqual([1, 1, 0])
    expect(resultAtEnd(['white', 'black', 'red', 'yellow'], pairs, 'red')).toBe(0.5)
    expect(resultAtEnd(['white', 'red'], [['white'], ['red'], ['black']], 'red')).toBe(0.5)
  })

  it('of pairs is a full win for both winners, in Jackal and in Admiral', () => {
    const jackal = JACKAL.parseOptions({ alliances: 'pairs' })
    const admiral = ADMIRAL.parseOptions({
      players: 4,
      alliances: [['red', 'green']],
    })
    if (!jackal.ok || !admiral.ok) throw new Error('no options')
    const island = JACKAL.rules.setup(jackal.value, openStream(1, 'deal'))
    const wonIsland = { ...island, result: { winners: ['white', 'black'], scores: {}, reason: 'x' } }
    const sea = ADMIRAL.rules.setup(admiral.value, openStream(1, 'deal'))
    const wonSea = { ...sea, result: { winners: ['red', 'green'], scores: {}, reason: 'x' } }
    const assess = <V>(
      judge: { assess: (view: V, seat: Seat, rng: Rng, positions: number) => number },
      view: V,
      seat: Seat,
    ) => judge.assess(view, seat, openStream(1, 'after'), FEW)
    expect(['white', 'black', 'red'].map((seat) => assess(JACKAL_JUDGE, wonIsland as typeof island, seat))).toEqual([
      1, 1, 0,
    ])
    expect(['red', 'green', 'blue'].map((seat) => assess(ADMIRAL_JUDGE, wonSea as typeof sea, seat))).toEqual([1, 1, 0])
  })
})
