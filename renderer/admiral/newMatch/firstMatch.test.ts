import { describe, expect, it } from 'vitest'
import { BOTS } from '../../../engine/admiral/bots/index.ts'
import { distanceBetween } from '../../../engine/admiral/cells.ts'
import { gunNumbersOf } from '../../../engine/admiral/fleet.ts'
import { nextRoundOf, reachable } from '../../../engine/admiral/foresight.ts'
import { parsePosition } from '../../../engine/admiral/position.ts'
import { admiral } from '../../../engine/admiral/rules.ts'
import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { playToEnd } from '../../../engine/arena/arena.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { translator } from '../../i18n/t.ts'
import { goalOf } from '../goal.ts'
import { firstMatch } from './firstMatch.ts'

const { position, seats } = firstMatch(translator('en'))

function begun(seed = 1): AdmiralState {
  const read = parsePosition(position, openStream(seed, 'deal'))
  if (!read.ok) throw new Error(`${read.problem.where}: ${read.problem.what}`)
  return read.value
}

describe('a first match after the lessons', () => {
  it('is against the weakest bot', () => {
    const players = Object.values(seats).map(({ player }) => (player.kind === 'bot' ? player.level : player.kind))
    expect(players).toEqual(['human', 'easy'])
  })

  it('has three ships a side, none of them in port, no captains, and states its goal', () => {
    const { ships, forts, options } = begun()
    expect(ships.map(({ team }) => team)).toEqual(['red', 'red', 'red', 'blue', 'blue', 'blue'])
    expect([forts, options.captains]).toEqual([[], 'none'])
    expect(goalOf(translator('en'), begun())).toMatch(/^Sink or take all enemy ships; after 15 rounds/)
  })

  it('has a fresh wind in every round, which never veers by more than an eighth', () => {
    const { wind, winds, options } = begun()
    const blown = [wind, ...winds].slice(0, options.roundLimit)
    expect(blown).toHaveLength(options.roundLimit)
    expect(blown.every(({ strength }) => strength === 'fresh')).toBe(true)
    const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']
    const veers = blown.slice(1).map(({ toward }, i) => {
      const eighths = Math.abs(compass.indexOf(toward) - compass.indexOf(blown[i]?.toward ?? ''))
      return Math.min(eighths, 8 - eighths)
    })
    expect(Math.max(...veers)).toBeLessThanOrEqual(1)
  })

  it('brings each ship of the player within gunshot in two rounds at most', () => {
    const start = begun()
    const enemies = start.ships.filter(({ team }) => team === 'blue').flatMap(({ at }) => at ?? [])
    for (const { id, class: shipClass } of start.ships.filter(({ team }) => team === 'red')) {
      const later = reachable(start, id).map(({ at, heading }) => {
        const ships = start.ships.map((ship) => (ship.id === id ? { ...ship, at, heading } : ship))
        return nextRoundOf({ ...start, ships })
      })
      const ends = later.flatMap((state) => reachable(state, id).map(({ at }) => at))
      const nearest = Math.min(...ends.flatMap((at) => enemies.map((enemy) => distanceBetween(at, enemy))))
      expect([id, nearest <= gunNumbersOf(start, { class: shipClass }).range]).toEqual([id, true])
    }
  })

  it('is mostly won, and soon, by a player no better than the weakest bot', () => {
    const ends = Array.from({ length: 12 }, (_, seed) => played(seed))
    expect(ends.filter(({ winners }) => winners.join() === 'red').length).toBeGreaterThanOrEqual(9)
    const rounds = ends.map((end) => end.rounds).toSorted((a, b) => a - b)
    expect(rounds[6]).toBeLessThanOrEqual(10)
  })
})

/** Returns the end of a match of the weakest bot against itself. */
function played(seed: number): { readonly winners: readonly string[]; readonly rounds: number } {
  let rounds = 1
  const { winners } = playToEnd(
    admiral,
    begun(seed),
    seed,
    () => (view, seat, rng) => BOTS.easy.choose(view, seat, rng, {}),
    ({ state }) => {
      rounds = state.round
    },
  )
  return { winners, rounds }
}
