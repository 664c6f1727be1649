import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { dealt } from '../../testkit/sea.ts'
import { parseCell } from '../cells.ts'
import { BOT_LEVELS } from '../data/botLevels.ts'
import type { AdmiralState, TeamId } from '../types.ts'
import { view } from '../view.ts'
import { battleOf, CAREFUL_ONLOOKER, type Conduct, ONLOOKER, PATIENT, WARY } from './conduct.ts'
import { BOTS } from './index.ts'
import { settingsOf } from './levels.ts'
import { likedMove } from './policy.ts'

const PAIRS = {
  players: 4,
  alliances: [
    ['red', 'green'],
    ['blue', 'gold'],
  ],
}

it.each([
  ['duel', {}],
  ['pairs', PAIRS],
  ['melee', { players: 3 }],
  ['melee', { players: 4 }],
  ['hunt', { scenario: 'treasure' }],
] as const)('a %s is told by its options', (battle, options) => {
  expect(battleOf(dealt(options).state)).toBe(battle)
})

describe('a melee of three', () => {
  const { state } = dealt({ players: 3, captains: 'none' })
  /** Red's turn with a fresh wind from port, nobody in range; some squadrons have come out. */
  function met(round: number, ...out: readonly TeamId[]): AdmiralState {
    const berths = ['p6', 'p8', 'p10', 'p12'].map(parseCell)
    const ships = state.ships.map((ship) => {
      if (out.includes(ship.team)) return { ...ship, at: berths.shift() ?? null }
      return ship.at === parseCell('k14') ? { ...ship, at: parseCell('m15') } : ship
    })
    return { ...state, ships, round, wind: { toward: 'E', strength: 'fresh' } }
  }
  const sails = (at: AdmiralState, conduct: Conduct) => likedMove(at, conduct)?.kind === 'steer'

  it('an onlooker lies in port while one of the others is out; who waits for most of them sails', () => {
    const waiting: Conduct = { ...WARY, patience: 4 }
    expect([sails(met(5, 'blue'), waiting), sails(met(5, 'blue'), { ...waiting, isOnlooker: true })]).toEqual([
      true,
      false,
    ])
  })

  it('an onlooker sails when his rounds in port are over and nobody is out, and for those who are out later on', () => {
    expect([1, 5].map((round) => sails(met(round), ONLOOKER))).toEqual([false, true])
    expect([5, 20].map((round) => sails(met(round, 'blue'), ONLOOKER))).toEqual([false, true])
  })

  it('every level that plans goes about it otherwise than the level below', () => {
    const seen = view(state, 'red')
    expect(BOT_LEVELS.slice(1).map((level) => settingsOf(level, seen).conduct)).toEqual([
      WARY,
      ONLOOKER,
      CAREFUL_ONLOOKER,
    ])
  })

  it.each([
    ['medium', true],
    ['hard', false],
  ] as const)('that %s leaves port in the first round is %s', (level, leaves) => {
    const move = BOTS[level].choose(view(met(1), 'red'), 'red', openStream(3, 'bot'), { budget: 20 })
    expect(move.kind === 'steer').toBe(leaves)
  })
})

describe('what a squadron of two does', () => {
  const { state } = dealt({ captains: 'none' })
  it('is told by the battle: master waits three rounds in a duel, and in a hunt not at all', () => {
    const hunt = dealt({ scenario: 'treasure', captains: 'none' }).state
    expect(settingsOf('master', state).conduct).toEqual(PATIENT)
    expect(settingsOf('master', hunt).conduct.patience).toBe(0)
  })

  it('below hard, minds treasure less', () => {
    const hunt = dealt({ scenario: 'treasure', captains: 'none' }).state
    const gold = BOT_LEVELS.map((level) => settingsOf(level, hunt).conduct.weights.gold)
    expect(gold).toEqual([0.06, 0.06, 0.25, 0.25])
  })
})
