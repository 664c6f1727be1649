import { describe, expect, it } from 'vitest'
import { openStream } from '../kernel/rng.ts'
import { edgeShare } from '../sea-battle/bots/habits.ts'
import { placementFault } from '../sea-battle/placement.ts'
import type { SeaBattleOptions } from '../sea-battle/types.ts'
import { shotsNeeded } from './seaBattle.ts'
import { FLEET_KINDS } from './seaBattleFleets.ts'

const CLASSIC: SeaBattleOptions = { touch: 'none', shapes: 'straight', first: 'draw', autoMark: true }

describe.each(FLEET_KINDS)('fleets $name', (kind) => {
  it('are legal', () => {
    for (let seed = 0; seed < 30; seed++) {
      expect(placementFault(kind.lay(CLASSIC, openStream(seed, 'fleet')), CLASSIC)).toBeNull()
    }
  })

  it('need from 20 to 100 shots to sink, the same for the same seed', () => {
    const shots = [1, 2, 3].map((seed) => shotsNeeded('medium', kind, seed))
    expect(shots).toEqual([1, 2, 3].map((seed) => shotsNeeded('medium', kind, seed)))
    for (const count of shots) expect([count >= 20, count <= 100]).toEqual([true, true])
  })
})

it('fleets along the edges have most of their cells there', () => {
  const rim = FLEET_KINDS.map((kind) => {
    const ships = Array.from({ length: 40 }, (_, seed) => kind.lay(CLASSIC, openStream(seed, 'fleet'))).flat()
    return ships.reduce((sum, ship) => sum + edgeShare(ship) * ship.length, 0) / 40
  })
  const [inTurn = 0, evenly = 0, edges = 0] = rim
  expect(inTurn).toBeLessThan(evenly)
  expect(evenly).toBeLessThan(12)
  expect(edges).toBeGreaterThan(13)
})
