import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { type Json, type Sea, sea } from '../../testkit/sea.ts'
import { BOT_LEVELS, type BotLevel } from '../data/botLevels.ts'
import { view } from '../view.ts'
import { EAGER } from './conduct.ts'
import { BOTS } from './index.ts'
import { ADMIRAL_JUDGE } from './judge.ts'
import { landGold } from './landing.ts'

const FORTS = [
  { id: 'red-fort', team: 'red', at: 'd8', shotsLeft: 0 },
  { id: 'blue-fort', team: 'blue', at: 'u9', shotsLeft: 0 },
]

/** Returns a treasure hunt; red's port is round d8, and gold is left on a distant island. */
function hunt(ships: Parameters<typeof sea>[0]['ships'], more: Json = {}): Sea {
  const board = { land: ['l2'], treasures: [{ at: 'l2', gold: 3 }], forts: FORTS }
  return sea({ ships, board, options: { scenario: 'treasure' }, wind: 'W fresh', ...more })
}

/** Lets a bot play on for red until gold is landed or red's turn is over; returns whether gold was landed. */
function lands(level: BotLevel, game: Sea): boolean {
  while (game.actor === 'red') {
    const move = BOTS[level].choose(view(game.state, 'red'), 'red', openStream(1, 'bot'), { budget: 200 })
    if (game.kinds({ ...move }).includes('goldLanded')) return true
  }
  return false
}

const AT_THE_DOOR = { 'red-brig': ['f8 W', { gold: 3 }] } as const
/** A ship in port with gold, left there by a storm or taken as a prize: gold is landed only at the end of a move. */
const IN_PORT = { 'red-brig': ['e7 W', { gold: 3 }] } as const

describe.each(BOT_LEVELS)('the %s bot', (level) => {
  it('lands gold that is one manoeuvre from port', () => {
    expect(lands(level, hunt(AT_THE_DOOR))).toBe(true)
  })

  it('lands it even with an enemy to fire at', () => {
    expect(lands(level, hunt({ ...AT_THE_DOOR, 'blue-brig': 'f11 W' }))).toBe(true)
  })

  it('sails within the port with gold that a storm brought there', () => {
    expect(lands(level, hunt(IN_PORT))).toBe(true)
  })

  it('also gives that as its first advice', () => {
    const { state } = hunt(AT_THE_DOOR)
    const asked = [view(state, 'red'), 'red', openStream(1, 'bot'), { budget: 60 }] as const
    expect(BOTS[level].advise(...asked)[0]?.move).toEqual(BOTS[level].choose(...asked))
  })
})

const landing = (game: Sea) => landGold(game.state, 'red', EAGER)

it('a ship that comes into port with gold fires from there if its guns bear on an enemy', () => {
  const game = hunt({ 'red-brig': ['f9 W', { gold: 3 }], 'blue-brig': 'e12 W' })
  game.play({ kind: 'steer', ship: 'red-brig', turn: 'none' })
  expect(landing(game)).toMatchObject({ kind: 'fire', target: 'blue-brig' })
})

it('Rapid brings the ship home only where it cannot get there without this captain', () => {
  const brig = (gold: string, wind: string) =>
    landing(hunt({ 'red-brig': [gold, { gold: 3, captain: 'rapid', sailDamage: 4 }] }, { wind, options: RAPID }))
  expect(brig('f8 W', 'W fresh')).not.toHaveProperty('captain')
  expect(brig('f8 W', 'NW fresh')).toHaveProperty('captain', true)
})

const RAPID = { scenario: 'treasure', captains: 'all' }

describe('no gold is landed at once', () => {
  it.each([
    ['with nothing aboard', { 'red-brig': 'f8 W' }, {}],
    ['from farther away', { 'red-brig': ['h8 W', { gold: 3 }] }, {}],
    ['in another’s port', { 'red-brig': ['s9 E', { gold: 3 }] }, { wind: 'E fresh' }],
    ['in a storm', AT_THE_DOOR, { wind: 'W storm' }],
    ['by a ship that is done', { 'red-brig': ['f8 W', { gold: 3, done: true }] }, {}],
    ['where gold is not played for', AT_THE_DOOR, { options: { scenario: 'custom' } }],
  ] as const)('%s', (_why, ships, more) => {
    expect(landing(hunt(ships, more))).toBeNull()
  })

  it('if an enemy may fire at the ship on the way', () => {
    const game = hunt({ 'red-brig': ['h9 W', { gold: 3 }], 'blue-line': 'f12 W' })
    const steer = { kind: 'steer', ship: 'red-brig', turn: 'none' }
    game.play(steer)
    game.play(steer)
    expect(game.ship('red-brig').at).toBe('f9')
    expect(landing(game)).toBeNull()
  })
})

it('the analysis does not blame landing gold, as the coach advises it', () => {
  const game = hunt({ ...AT_THE_DOOR, 'blue-brig': 'f11 W' })
  const move = landGold(game.state, 'red', EAGER)
  if (!move) throw new Error('nothing to land')
  const judged = ADMIRAL_JUDGE.judge(view(game.state, 'red'), 'red', [move], openStream(1, 'judge'), 300)
  expect(judged).toMatchObject({ other: null, best: judged?.played })
})
