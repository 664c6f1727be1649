import { describe, expect, it } from 'vitest'
import { type Json, sea } from '../../testkit/sea.ts'
import { HEADINGS } from '../geometry/headings.ts'
import { mooring } from './berths.ts'
import { roseOf } from './rose.ts'

const brig = (wind: string, more: Json = {}, options: Json = {}) =>
  sea({ ships: { 'red-brig': ['k5 N', more] }, wind, options }).state
const points = (state: ReturnType<typeof brig>) => roseOf(state, 'red-brig').map((spoke) => spoke.points)

describe('A-FRESH the rose of a ship', () => {
  it('shows its points on each heading, clockwise from north', () => {
    expect(points(brig('W fresh'))).toEqual([3, 1, 1, 1, 3, 3, 5, 3])
  })

  it('shows how the points are made up', () => {
    const state = brig('W fresh', { sailDamage: 1, captain: 'rapid', faceUp: true }, { captains: 'all' })
    const [north] = roseOf(state, 'red-brig')
    expect(north).toEqual({ heading: 'N', range: 5, offWind: 2, offSails: 1, rapid: 1, points: 3 })
  })

  it.each(['N fresh', 'SE fresh', 'W fresh'])('is what a move would begin with, and adds up: %s', (wind) => {
    for (const sailDamage of [0, 2, 5]) {
      const state = brig(wind, { sailDamage })
      for (const spoke of roseOf(state, 'red-brig')) {
        const turned = { ...state, ships: state.ships.map((ship) => ({ ...ship, heading: spoke.heading })) }
        expect(spoke.points).toBe(Math.max(0, mooring(turned, 'red-brig')?.left ?? 0))
        expect(spoke.points).toBe(Math.max(0, spoke.range - spoke.offWind - spoke.offSails + spoke.rapid))
      }
    }
  })

  it('counts a captain only if it is used', () => {
    const state = brig('N fresh', { captain: 'rapid' }, { captains: 'all' })
    expect(roseOf(state, 'red-brig')[0]?.points).toBe(5)
    expect(roseOf(state, 'red-brig', true)[0]?.points).toBe(6)
  })

  it('is the range of a calm in a calm, and nothing in a storm', () => {
    expect(points(brig('N calm'))).toEqual(HEADINGS.map((heading) => (heading.length === 1 ? 1 : 0)))
    const second = ['N', 'NE'].map((heading) => points(brig('N calm', { calmRounds: 1, heading }))[1])
    expect(second).toEqual([0, 1])
    expect(points(brig('N storm'))).toEqual([])
  })
})
