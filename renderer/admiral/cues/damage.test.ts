import { describe, expect, it } from 'vitest'
import type { AdmiralEvent } from '../../../engine/admiral/types.ts'
import { at, cuesFor, effects, GALLEON, LINE, melee, motions, poseAfter, shots } from '../../testkit/rehearsal.ts'
import { cellSpot, shipTarget, WATER } from '../table/anchors.ts'

describe('damage', () => {
  it('shows one sign for each point', () => {
    const hull = cuesFor(melee(), { kind: 'hullDamaged', unit: GALLEON, damage: 2, cause: 'shot' })
    const sails = cuesFor(melee(), { kind: 'sailsDamaged', ship: GALLEON, damage: 3, cause: 'shot' })
    expect(effects(hull, 'hullLost')).toHaveLength(2)
    expect(effects(sails, 'sailLost')).toHaveLength(3)
  })

  it('shows the skull over the target only for a critical roll, with its die in the place of the shot’s die', () => {
    const roll = (die: number): AdmiralEvent => ({
      kind: 'criticalRolled',
      by: LINE,
      target: GALLEON,
      aim: 'hull',
      die,
      critical: die === 6,
      reveals: true,
    })
    const { x } = cellSpot(melee().board, at('l3'))
    const skulls = (die: number) =>
      effects(cuesFor(melee(), roll(die)), 'doom').filter(({ from }) => Math.abs(from.x - x) < 0.01)
    expect([skulls(6).length, skulls(4).length]).toEqual([1, 0])
    const restsAt = (event: AdmiralEvent, ms: number) => {
      const { x, y, z } = poseAfter(melee(), event, 'die/0', ms)
      return [x, y, z]
    }
    expect(restsAt(roll(4), 900)).toEqual(restsAt(shots(), 900))
  })

  it('sinks a ship by the stern in 2200 ms and leaves three barrels', () => {
    const event: AdmiralEvent = { kind: 'shipSunk', ship: GALLEON, at: at('l3'), cause: 'shot' }
    const cues = cuesFor(melee(), event)
    expect(motions(cues, /^ship/)[0]?.lasts).toBe(2200)
    expect(new Set(motions(cues, /^barrel/).map((cue) => cue.target)).size).toBe(3)
    const listing = poseAfter(melee(), event, shipTarget(GALLEON), 690)
    expect(Math.hypot(listing.tiltX, listing.tiltZ)).toBeCloseTo((25 * Math.PI) / 180, 1)
    expect(poseAfter(melee(), event, shipTarget(GALLEON), 1700).y).toBeLessThan(WATER - 0.5)
  })

  it('strikes the flag of a fort with its last hull', () => {
    const last: AdmiralEvent = { kind: 'hullDamaged', unit: 'fort-n9', damage: 3, cause: 'shot' }
    expect(motions(cuesFor(melee(), last), /^fortFlag/)).toHaveLength(1)
    const first: AdmiralEvent = { kind: 'hullDamaged', unit: 'fort-n9', damage: 1, cause: 'shot' }
    expect(motions(cuesFor(melee(), first), /^fortFlag/)).toHaveLength(0)
    expect(effects(cuesFor(melee(), { kind: 'fortSilenced', fort: 'fort-n9' }), 'gunsmoke').length).toBeGreaterThan(1)
  })
})
