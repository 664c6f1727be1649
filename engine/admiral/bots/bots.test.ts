import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { dealt, sea } from '../../testkit/sea.ts'
import { parseCell } from '../cells.ts'
import { BOT_LEVELS } from '../data/botLevels.ts'
import type { BotPersonality } from '../data/botPersonalities.ts'
import { CAPTAINS } from '../data/captains.ts'
import { admiral } from '../rules.ts'
import type { AdmiralState } from '../types.ts'
import { view } from '../view.ts'
import { chanceToWin } from './boardings.ts'
import { PATIENT, WARY } from './conduct.ts'
import { BOTS } from './index.ts'
import { ADMIRAL_JUDGE } from './judge.ts'
import { likedMove } from './policy.ts'
import { dealWorld } from './worlds.ts'

const rng = () => openStream(3, 'bot')

describe.each(BOT_LEVELS)('the %s bot', (level) => {
  it('plays legal moves from the assignment of captains on', () => {
    const game = dealt({})
    for (let i = 0; i < 25; i++) {
      const seat = game.actor ?? ''
      const move = BOTS[level].choose(view(game.state, seat), seat, rng(), { budget: 60 })
      expect(admiral.refuse(game.state, seat, move)).toBeNull()
      game.play({ ...move })
    }
  })

  it('answers offers', () => {
    const game = sea({ ships: { 'red-line': 'k8 N', 'blue-line': 'm8 N' }, dice: [2] })
    game.play({ kind: 'fire', ship: 'red-line', target: 'blue-line' })
    expect(game.moves()).toContainEqual(
      expect.objectContaining({
        kind: BOTS[level].choose(view(game.state, 'blue'), 'blue', rng(), { budget: 200 }).kind,
      }),
    )
  })

  it('sinks or takes a hulk that its guns bear on', () => {
    const ships = { 'red-line': 'k8 N', 'blue-galleon': ['l8 N', { hullDamage: 3 }] } as const
    const move = BOTS[level].choose(sea({ ships }).state, 'red', rng(), { budget: 400 })
    expect(['fire', 'board']).toContain(move.kind)
    expect(move).toMatchObject({ ship: 'red-line', target: 'blue-galleon' })
  })

  it('chooses the same move for the same view, luck and budget', () => {
    const { state } = sea({ ships: { 'red-line': 'k8 N', 'blue-galleon': 'n11 S' } })
    expect(BOTS[level].choose(state, 'red', rng(), { budget: 200 })).toEqual(
      BOTS[level].choose(state, 'red', rng(), { budget: 200 }),
    )
  })
})

it.each(BOT_LEVELS)('the %s bot reports that its seat has nothing to decide', (level) => {
  const { state } = sea({ ships: { 'red-line': 'k8 N', 'blue-line': 'm8 N' } })
  const over = { ...state, result: { winners: ['red'], scores: {}, reason: 'fleet-lost' } } as AdmiralState
  for (const [view, seat] of [
    [state, 'blue'],
    [over, 'red'],
  ] as const)
    expect(() => BOTS[level].choose(view, seat, rng())).toThrow('nothing to decide')
})

it('chances shown to players rise and fall with the battle, while bots value victory above all', () => {
  const ships = { 'red-line': 'k8 N', 'blue-line': 'm8 N' } as const
  const { state } = sea({ ships, options: { roundLimit: 1 } })
  const expected = (forPeople: boolean) =>
    BOTS.master.advise(state, 'red', rng(), { budget: 2000, forPeople })[0]?.value
  expect(expected(false)).toBeGreaterThan(0.99)
  expect(expected(true)).toBeGreaterThan(0.6)
  expect(expected(true)).toBeLessThan(0.97)
})

it('in a storm, where no ship can sail, the coach advises once to finish', () => {
  const ships = { 'red-line': 'c3 N', 'red-brig': 'e3 N', 'red-frigate': 'g3 N', 'blue-line': 'r12 N' } as const
  const { state } = sea({ ships, wind: 'E storm' })
  const advice = BOTS.master.advise(state, 'red', rng(), { budget: 60, forPeople: true })
  expect(advice.filter(({ move }) => move.kind === 'finish')).toHaveLength(1)
})

it('the easy bot sinks or takes a hulk, whatever its luck', () => {
  const ships = { 'red-line': 'k8 N', 'blue-galleon': ['l8 N', { hullDamage: 3 }] } as const
  for (let luck = 1; luck <= 30; luck++) {
    const move = BOTS.easy.choose(sea({ ships }).state, 'red', openStream(luck, 'bot'))
    expect(['fire', 'board']).toContain(move.kind)
  }
})

it('a dealt world gives every hidden card a face that its team may have, each face once', () => {
  const ships = {
    'red-line': ['k8 N', { captain: 'swift' }],
    'blue-line': ['c3 N', { captain: 'rapid' }],
    'blue-brig': ['d3 N', { captain: 'target' }],
    'blue-frigate': ['e3 N', { captain: 'berserk', faceUp: true }],
  } as const
  const game = sea({ ships, options: { captains: 'all' } })
  const world = dealWorld(view(game.state, 'red'), rng())
  const cards = world.ships.filter((ship) => ship.team === 'blue').flatMap((ship) => ship.captain ?? [])
  expect(new Set(cards).size).toBe(3)
  for (const card of cards) expect(CAPTAINS).toContain(card)
  expect(world.ships.find((ship) => ship.id === 'blue-frigate')?.captain).toBe('berserk')
  expect(world.ships.find((ship) => ship.id === 'red-line')?.captain).toBe('swift')
})

it.each([
  [-6, 0],
  [0, 15 / 36],
  [1, 21 / 36],
  [6, 1],
])('with an edge of %i, a die wins %d of the fights', (edge, chance) => {
  expect(chanceToWin(edge)).toBeCloseTo(chance)
})

describe('A-REPLY: a bot declares Swift with the first deed', () => {
  const liked = (blue: string, captain = 'swift') => {
    const ships = { 'red-frigate': ['k8 E', { captain }], 'blue-galleon': [blue, { captain: 'rapid' }] } as const
    return likedMove(sea({ ships, options: { captains: 'all' }, wind: 'E fresh' }).state, WARY)
  }

  it('where an enemy’s Swift may fire before it', () => {
    expect(liked('n8 N')).toMatchObject({ ship: 'red-frigate', captain: true })
  })

  it('in no other case, and no other captain', () => {
    expect(liked('n9 N')).not.toHaveProperty('captain')
    expect(liked('n8 NE')).not.toHaveProperty('captain')
    expect(liked('n8 N', 'rapid')).not.toMatchObject({ kind: 'fire', captain: true })
  })
})

it('hard leaves port in company in the first fresh round of a match', () => {
  const { state } = dealt({ captains: 'none' })
  const fresh: AdmiralState = { ...state, wind: { toward: 'E', strength: 'fresh' } }
  const move = BOTS.hard.choose(view(fresh, 'red'), 'red', rng(), { budget: 60 })
  expect(move.kind).toBe('steer')
})

describe('a patient squadron', () => {
  const { state } = dealt({ captains: 'none' })
  const inRound = (round: number): AdmiralState => ({ ...state, round, wind: { toward: 'E', strength: 'fresh' } })
  const sails = (level: 'hard' | 'master', round: number, personality?: BotPersonality) =>
    BOTS[level].choose(view(inRound(round), 'red'), 'red', rng(), { budget: 20, personality }).kind === 'steer'

  it('stays in port for three rounds, then sails for an enemy that stayed in port, too', () => {
    expect([sails('hard', 1), sails('master', 3), sails('master', 4)]).toEqual([true, false, true])
  })

  it('stays for four rounds if a master is cautious', () => {
    expect([4, 5].map((round) => sails('master', round, 'cautious'))).toEqual([false, true])
  })

  it('also goes for an enemy in port in a late round, if that enemy sailed at once and returned to port', () => {
    expect([sails('hard', 10), sails('master', 10)]).toEqual([false, true])
  })

  it('values a position as a waiting squadron does', () => {
    const value = (level: 'hard' | 'master') =>
      BOTS[level].advise(view(met(5), 'red'), 'red', rng(), { budget: 20 })[0]?.value ?? Number.NaN
    expect(Math.abs(value('master') - value('hard'))).toBeGreaterThan(0.005)
  })

  it('is not blamed for waiting when a match is analysed', () => {
    const seen = view(inRound(1), 'red')
    const waits = likedMove(seen, PATIENT)
    if (!waits) throw new Error('nothing is liked')
    const judged = ADMIRAL_JUDGE.judge(seen, 'red', [waits], rng(), 300)
    expect(judged?.played).toBe(judged?.best)
  })

  /** Returns the state in the given round, with the enemy before the port. */
  function met(round: number): AdmiralState {
    const ships = state.ships.map((ship, i) =>
      ship.team === 'blue' ? { ...ship, at: parseCell(`o${3 + 2 * (i % 5)}`) } : ship,
    )
    return { ...inRound(round), ships }
  }

  it('goes on waiting for an enemy that has come out, but not for one that stays away forever', () => {
    expect(likedMove(met(5), WARY)?.kind).toBe('steer')
    expect(likedMove(met(5), PATIENT)?.kind).not.toBe('steer')
    expect(likedMove(met(12), PATIENT)?.kind).not.toBe('steer')
    expect(likedMove(met(13), PATIENT)?.kind).toBe('steer')
  })

  it('does not wait beside a silent fort', () => {
    const forts = state.forts.map((fort) => (fort.team === 'red' ? { ...fort, hullDamage: 99 } : fort))
    expect(likedMove({ ...met(5), forts }, PATIENT)?.kind).toBe('steer')
  })
})

it('easy attacks at once even without time to search', () => {
  const ships = { 'red-line': 'j8 E', 'red-brig': 'b9 E', 'blue-line': 'w8 W' } as const
  const { state } = sea({ ships })
  expect(likedMove(state, WARY)?.kind).toBe('finish')
  expect(BOTS.easy.choose(state, 'red', rng(), { isOverdue: () => true }).kind).toBe('steer')
})

it('the policy takes a silent fort beside its ship', () => {
  const board = { forts: [{ id: 'blue-fort', team: 'blue', at: 'l9', hullDamage: 3 }] }
  expect(likedMove(sea({ ships: { 'red-brig': 'k8 N' }, board }).state, WARY)).toMatchObject({
    kind: 'board',
    target: 'blue-fort',
  })
})
