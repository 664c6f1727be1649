import { describe, expect, it } from 'vitest'
import { playMove } from '../kernel/play.ts'
import { openStream } from '../kernel/rng.ts'
import { sea } from '../testkit/sea.ts'
import { parseCell, printCell } from './cells.ts'
import { unitNamed } from './fleet.ts'
import { fireLines, gunnersOn, mooring, reachable, sailedOn } from './foresight.ts'
import { admiral } from './rules.ts'

describe('lines of fire', () => {
  const game = sea({
    ships: { 'red-galleon': 'k8 N', 'blue-brig': ['m8 N', { shotsLeft: 0 }] },
    board: { land: ['k11'], reefs: ['i8'] },
  })
  const galleon = unitNamed(game.state, 'red-galleon')
  const lines = galleon ? fireLines(game.state, galleon) : []

  it('go along bow, stern and both sides, up to their range', () => {
    expect(lines.map(({ ray, guns, cells }) => [ray, guns, cells.length])).toEqual([
      ['N', 'bow', 2],
      ['E', 'broadside', 2],
      ['S', 'stern', 5],
      ['W', 'broadside', 5],
    ])
  })

  it('show what stops them, and how far a shot flies', () => {
    expect(lines.map((line) => line.stoppedBy)).toEqual(['land', 'blue-brig', null, null])
    expect(lines[3]?.cells.map((one) => one.band)).toEqual(['close', 'middle', 'long', 'long', 'long'])
  })
})

describe('reachable berths', () => {
  it('are exactly the results of steering, with the points left', () => {
    const game = sea({ ships: { 'red-brig': 'k5 N' }, board: { land: ['k7'] }, wind: 'W fresh' })
    const found = new Map<string, number>()
    const explore = (state: typeof game.state) => {
      for (const move of admiral.legalMoves(state, 'red')) {
        if (move.kind !== 'steer' || move.ship !== 'red-brig') continue
        const { state: after } = playMove(admiral, state, 'red', move, openStream(1, 'x'))
        const ship = unitNamed(after, 'red-brig')
        if (!ship || ship.at === null || !('heading' in ship)) continue
        const key = `${printCell(ship.at)} ${ship.heading}`
        found.set(key, Math.max(found.get(key) ?? -9, after.activation?.left ?? -9))
        explore(after)
      }
    }
    explore(game.state)
    const berths = reachable(game.state, 'red-brig')
    expect(berths.map((berth) => `${printCell(berth.at)} ${berth.heading}`).sort()).toEqual([...found.keys()].sort())
  })

  it('of the worked example end in the west', () => {
    const game = sea({ ships: { 'red-brig': 'k5 N' }, wind: 'W fresh' })
    const berth = reachable(game.state, 'red-brig').find((one) => printCell(one.at) === 'g7' && one.heading === 'W')
    expect(berth).toMatchObject({ left: 0, way: ['left', 'left', 'none', 'none'] })
    expect(berth?.path.map(printCell)).toEqual(['k6', 'j6', 'i7', 'h7', 'g7'])
  })
})

describe('a course steered by hand', () => {
  const game = sea({ ships: { 'red-brig': 'k5 N' }, wind: 'W fresh' })
  const start = mooring(game.state, 'red-brig')
  const left = start && sailedOn(game.state, 'red-brig', start, 'left')

  it('begins where the ship lies, with its points', () => {
    expect(start).toMatchObject({ at: parseCell('k5'), heading: 'N', left: 3, way: [] })
  })

  it('grows by one manoeuvre at a time', () => {
    expect(left).toMatchObject({ at: parseCell('j6'), heading: 'NW', left: 2, way: ['left'] })
  })

  it('ends where no manoeuvre is possible', () => {
    const spent = left && { ...left, left: 0 }
    expect(spent && sailedOn(game.state, 'red-brig', spent, 'none')).toBeNull()
  })

  it('has no beginning for a ship that has turned on the spot and can only fire', () => {
    const turned = sea({ ships: { 'red-brig': 'k5 N', 'blue-frigate': 'm3 N' } })
    turned.play({ kind: 'turn', ship: 'red-brig', heading: 'NE' })
    expect(mooring(turned.state, 'red-brig')).toBeNull()
  })
})

describe('gunners on a target', () => {
  it('are all units of a team whose guns bear on it, with their shots', () => {
    const game = sea({
      ships: { 'red-line': 'h8 N', 'red-brig': 'k5 E', 'red-galleon': 'a9 N', 'blue-frigate': 'k8 N' },
    })
    expect(gunnersOn(game.state, 'red', 'blue-frigate')).toEqual([
      { ship: 'red-line', shots: 3 },
      { ship: 'red-brig', shots: 1 },
    ])
    expect(gunnersOn(game.state, 'red', 'red-line')).toEqual([])
  })
})
