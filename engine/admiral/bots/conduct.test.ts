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
] as const)('a %s is recognised by its options', (battle, options) => {
  expect(battleOf(dealt(options).state)).toBe(battle)
})

describe('a melee of three', () => {
  const { state } = dealt({ players: 3, captains: 'none' })
  /** Returns red's turn with a fresh wind from port and no enemy in range; the given squadrons have come out. */
  function met(round: number, ...out: readonly TeamId[]): AdmiralState {
    const berths = ['p6', 'p8', 'p10', 'p12'].map(parseCell)
    const ships = state.ships.map((ship) => {
      if (out.includes(ship.team)) return { ...ship, at: berths.shift() ?? null }
      return ship.at === parseCell('k14') ? { ...ship, at: parseCell('m15') } : ship
    })
    return { ...state, ships, round, wind: { toward: 'E', strength: 'fresh' } }
  }
  const sails = (at: AdmiralState, conduct: Conduct) => likedMove(at, conduct)?.kind === 'steer'

  it('an onlooker lies in port while one enemy is out; a squadron that waits for most enemies sails', () => {
    const waiting: Conduct = { ...WARY, patience: 4 }
    expect([sails(met(5, 'blue'), waiting), sails(met(5, 'blue'), { ...waiting, isOnlooker: true })]).toEqual([
      true,
      false,
    ])
  })

  it('an onlooker sails when its rounds in port are over and no enemy is out, and later for enemies that are out', () => {
    expect([1, 5].map((round) => sails(met(round), ONLOOKER))).toEqual([false, true])
    expect([5, 20].map((round) => sails(met(round, 'blue'), ONLOOKER))).toEqual([false, true])
  })

  it('every level that plans has another conduct than the level below', () => {
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

describe('a squadron in a battle of two', () => {
  const { state } = dealt({ captains: 'none' })
  it('acts by the kind of battle: master waits three rounds in a duel, and none in a hunt', () => {
    const hunt = dealt({ scenario: 'treasure', captains: 'none' }).state
    expect(settingsOf('master', state).conduct).toEqual(PATIENT)
    expect(settingsOf('master', hunt).conduct.patience).toBe(0)
  })

  it('values treasure less below hard', () => {
    const hunt = dealt({ scenario: 'treasure', captains: 'none' }).state
    const gold = BOT_LEVELS.map((level) => settingsOf(level, hunt).conduct.weights.gold)
    expect(gold).toEqual([0.06, 0.06, 0.25, 0.25])
  })
})
