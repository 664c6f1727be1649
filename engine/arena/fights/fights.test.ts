import { describe, expect, it } from 'vitest'
import { type Fight, fight, summariseFights } from './fights.ts'

const FIGHT: Fight = {
  rounds: 20,
  firstShot: 4,
  shots: 30,
  landings: 0,
  leftAtDoor: 0,
  isShared: false,
  reason: 'fleet-lost',
}

describe('a fight', () => {
  it('is the same again from the same seed, and its first shot falls in one of its rounds', () => {
    const plan = { table: 'bare', level: 'medium', budget: 1 } as const
    const once = fight(plan, 4)
    expect(fight(plan, 4)).toEqual(once)
    expect(once.shots).toBeGreaterThan(0)
    expect(once.firstShot).toBeGreaterThan(0)
    expect(once.firstShot).toBeLessThanOrEqual(once.rounds)
  })

  it('needs an existing table', () => {
    expect(() => fight({ table: 'none', level: 'easy' }, 1)).toThrow('no table none')
  })
})

describe('fights', () => {
  it('are summarised by medians; one without a shot counts as later than all', () => {
    const fights = [FIGHT, { ...FIGHT, firstShot: 8, isShared: true }, { ...FIGHT, firstShot: null, shots: 0 }]
    expect(summariseFights(fights)).toMatchObject({ matches: 3, firstShot: 8, rounds: 20, shots: 30, withoutShot: 1 })
    expect(summariseFights(fights).shared).toBeCloseTo(1 / 3)
    expect(summariseFights(fights).reasons).toEqual({ 'fleet-lost': 3 })
  })

  it('are summarised with all the gold that they landed, or left at the door', () => {
    const hunt = { ...FIGHT, landings: 3, leftAtDoor: 1 }
    expect(summariseFights([hunt, FIGHT, hunt])).toMatchObject({ landings: 6, leftAtDoor: 2 })
  })
})
