import { describe, expect, it } from 'vitest'
import type { AdmiralEvent } from '../../../engine/admiral/types.ts'
import { SHIP_MEASURES } from '../../../models/admiral/squadron/measures.ts'
import { foldTime, lengthOf } from '../../playback/cue.ts'
import { battle } from '../../testkit/boards/admiralBoard.ts'
import { cuesFor, effects, GALLEON, LINE, melee, motions, poseAfter } from '../../testkit/rehearsal.ts'
import { sailsTarget, shipTarget } from '../table/anchors.ts'

describe('boarding', () => {
  it('closes in within 300 ms with three grapnels on ropes', () => {
    const event: AdmiralEvent = { kind: 'boardingBegan', ship: 'gold-brig-2', target: GALLEON }
    const cues = cuesFor(melee(), event)
    expect(new Set(motions(cues, /^grapnel/).map((cue) => cue.target)).size).toBe(3)
    expect(effects(cues, 'rope')).toHaveLength(3)
    const gap = (ms: number) =>
      poseAfter(melee(), event, shipTarget('gold-brig-2'), ms).x - poseAfter(melee(), event, shipTarget(GALLEON), ms).x
    expect(gap(300)).toBeLessThan(gap(0) - 0.02)
    expect(gap(lengthOf(cues) - 1)).toBeCloseTo(1)
  })

  it('lays the ships side to side without overlap', () => {
    const sea = battle({ ships: ['brig red k5 N', 'galleon blue l5 S'] })
    const event: AdmiralEvent = { kind: 'boardingBegan', ship: 'red-brig-0', target: 'blue-galleon-1' }
    const [brig, galleon] = ['red-brig-0', 'blue-galleon-1'].map((id) => poseAfter(sea, event, shipTarget(id), 400))
    const beams = SHIP_MEASURES.brig.hull.halfBeam + SHIP_MEASURES.galleon.hull.halfBeam
    expect((galleon?.x ?? 0) - (brig?.x ?? 0)).toBeCloseTo(beams, 1)
  })

  it('rolls a die for each side', () => {
    const cues = cuesFor(melee(), {
      kind: 'boardingFought',
      ship: 'gold-brig-2',
      target: GALLEON,
      dice: [6, 1],
      totals: [9, 4],
      winner: 'gold-brig-2',
      reveals: true,
    })
    expect(new Set(motions(cues, /^die/).map((cue) => cue.target))).toEqual(new Set(['die/0', 'die/1']))
  })

  it('changes colours at the fold: the old flag goes down before it, the new one up after it', () => {
    const taken: AdmiralEvent = { kind: 'shipTaken', ship: GALLEON, from: 'red', to: 'gold', by: 'gold-brig-2' }
    const cues = cuesFor(melee(), taken)
    expect(poseAfter(melee(), taken, sailsTarget(GALLEON), foldTime(cues) - 1).scale).toBeLessThan(0.1)
    expect(effects(cues, 'pennant')).toHaveLength(1)
  })

  it('shows that nothing was transferred', () => {
    const left = {
      kind: 'lootShifted',
      from: GALLEON,
      to: 'gold-brig-2',
      gold: 0,
      captain: null,
      shown: false,
    } as const
    expect(effects(cuesFor(melee(), left), 'nay')).toHaveLength(1)
    expect(effects(cuesFor(melee(), { ...left, gold: 2 }), 'coins')).toHaveLength(1)
  })
})

describe('captains', () => {
  const same = (known: AdmiralEvent, hidden: AdmiralEvent) => {
    const bare = (event: AdmiralEvent) => JSON.stringify(cuesFor(melee(), event))
    expect(bare(known)).toBe(bare(hidden))
  }

  it('are dealt, turned down, landed and handed over alike whether their faces are known or not', () => {
    const assigned = { kind: 'captainsAssigned', team: 'blue' } as const
    same({ ...assigned, cards: { [LINE]: 'swift' } }, { ...assigned, cards: { [LINE]: 'hidden' } })
    const down = { kind: 'captainTurnedDown', ship: LINE, shown: false } as const
    same({ ...down, captain: 'target' }, { ...down, captain: 'hidden' })
    const loot = { kind: 'lootShifted', from: GALLEON, to: 'gold-brig-2', gold: 0, shown: false } as const
    same({ ...loot, captain: 'berserk' }, { ...loot, captain: 'hidden' })
  })

  it('show a sign over their ship that it comes first', () => {
    const cues = cuesFor(melee(), { kind: 'swiftDeclared', ship: LINE })
    expect([effects(cues, 'aye').length, effects(cues, 'halo').length]).toEqual([1, 1])
  })

  it('turn their face to the camera, long enough to be readable', () => {
    const shown = { kind: 'captainShown', ship: LINE, captain: 'target', faceUp: false, reveals: true } as const
    for (const ms of [400, 700, 1100]) {
      const card = poseAfter(melee(), shown, `card/${LINE}`, ms)
      expect(Math.abs(card.tiltX)).toBeLessThan(0.9)
      expect(card.scale).toBeGreaterThan(2)
    }
    expect(foldTime(cuesFor(melee(), shown))).toBeLessThan(200)
  })
})
