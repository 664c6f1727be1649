import { expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { battle } from '../../testkit/fleet.ts'
import { BOT_LEVELS, type BotLevel } from '../data/botLevels.ts'
import { otherFlag } from '../data/fleet.ts'
import { placementFault } from '../placement.ts'
import type { SeaBattleState } from '../types.ts'
import { fleetInSomeStyle } from './admiralty.ts'
import { edgeShare } from './habits.ts'
import { BOTS } from './index.ts'

const VARIANTS = [
  { touch: 'none', shapes: 'straight' },
  { touch: 'corners', shapes: 'straight' },
  { touch: 'none', shapes: 'bent' },
  { touch: 'corners', shapes: 'bent' },
] as const

it.each(VARIANTS)('every fleet of a bot is legal in the variant %j', (options) => {
  for (let seed = 0; seed < 60; seed++) {
    expect(placementFault(fleetInSomeStyle(options, openStream(seed, 'bot')), options)).toBeNull()
  }
})

it('bots mix their styles: some fleets lie along the edges, some avoid them', () => {
  const [options] = VARIANTS
  const onRim = Array.from({ length: 80 }, (_, seed) => {
    const ships = fleetInSomeStyle(options, openStream(seed, 'bot'))
    return ships.reduce((sum, ship) => sum + edgeShare(ship) * ship.length, 0)
  })
  // Evenly drawn fleets have about 9 of their 20 cells on the rim.
  expect(onRim.filter((cells) => cells >= 14).length).toBeGreaterThan(4)
  expect(onRim.filter((cells) => cells <= 5).length).toBeGreaterThan(4)
})

it.each(BOT_LEVELS)('the bot %s places a whole fleet under either flag, and under the one that is left', (level) => {
  const flagsIn = (state: SeaBattleState) => new Set(SEEDS.map((seed) => flagOf(level, state, seed)))
  expect(flagsIn(battle({ north: null, south: null }))).toEqual(new Set(['pirates', 'royal']))
  const left = battle({ north: null })
  expect(flagsIn(left)).toEqual(new Set([otherFlag(left.fleets.south?.flag)]))
})

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed)

/** Returns the flag under which a bot places a whole fleet; for any other move, its kind. */
function flagOf(level: BotLevel, state: SeaBattleState, seed: number): string {
  const move = BOTS[level].choose(state, 'north', openStream(seed, 'bot'))
  return move.kind === 'place' && placementFault(move.ships, state.options) === null ? move.flag : move.kind
}

it('a bot plays only for a seat of the match', () => {
  expect(() => BOTS.easy.choose(battle(), 'west', openStream(0, 'bot'))).toThrow(RangeError)
})
