import { describe, expect, it } from 'vitest'
import type { AdmiralEvent } from '../../../engine/admiral/types.ts'
import { lengthOf } from '../../playback/cue.ts'
import { cuesFor, effects, GALLEON, LINE, melee, part, poseAfter, shots } from '../../testkit/rehearsal.ts'
import { shipTarget } from '../table/anchors.ts'
import { type Escalation, escalationOf } from './escalation.ts'

const SINGLE = shots({ by: [part(LINE, 'l6', 1)] })
const SALVO = shots({ by: [part(LINE, 'l6', 3), part('blue-frigate-3', 'n5', 1)] })
const roll = (die: number): AdmiralEvent => ({
  kind: 'criticalRolled',
  by: LINE,
  target: GALLEON,
  aim: 'hull',
  die,
  critical: die === 6,
  reveals: true,
})
const BOARDING: AdmiralEvent = { kind: 'boardingBegan', ship: 'gold-brig-2', target: GALLEON }
const FIGHT: AdmiralEvent = {
  kind: 'boardingFought',
  ship: 'gold-brig-2',
  target: GALLEON,
  dice: [6, 1],
  totals: [9, 4],
  winner: 'gold-brig-2',
  reveals: true,
}

/** Returns whether a moment is held longer, shakes more, is larger and louder than another. */
const outdoes = (a: Escalation, b: Escalation): boolean =>
  a.hold > b.hold && a.shake > b.shake && a.size > b.size && a.thunder > b.thunder

describe('battle escalates', () => {
  it.each([
    ['three guns', shots(), 'one', SINGLE],
    ['a salvo of two ships', SALVO, 'one ship', shots()],
    ['a critical roll that hits', roll(6), 'one that does not', roll(4)],
    ['the fight', FIGHT, 'the boarding before it', BOARDING],
  ] as const)('%s outdo %s', (_, more, __, less) => {
    expect(outdoes(escalationOf(more), escalationOf(less))).toBe(true)
  })

  it('from nothing: a single shot and peaceful events stay unchanged', () => {
    expect(escalationOf(SINGLE)).toEqual({ hold: 0, shake: 1, size: 1, thunder: 0 })
    expect(escalationOf({ kind: 'goldLanded', ship: LINE, team: 'blue', fort: 'fort-d4', gold: 3 })).toEqual(
      escalationOf(SINGLE),
    )
  })

  it('in sight and sound: a salvo with one more ship flashes larger and thunders', () => {
    const splinters = (event: AdmiralEvent) =>
      Math.max(...effects(cuesFor(melee(), event), 'splinters').map((one) => one.size))
    expect(splinters(SALVO)).toBeGreaterThan(splinters(SINGLE))
    const thunders = (event: AdmiralEvent) =>
      cuesFor(melee(), event).filter((cue) => cue.kind === 'sound' && cue.name === 'rumble').length
    expect([thunders(SINGLE), thunders(SALVO), thunders(BOARDING)]).toEqual([0, 1, 1])
  })

  it('in the lean of the struck ship', () => {
    const damaged = (damage: number, cause: 'shot' | 'critical'): AdmiralEvent => ({
      kind: 'hullDamaged',
      unit: GALLEON,
      damage,
      cause,
    })
    const lean = (event: AdmiralEvent) => {
      const { tiltX, tiltZ } = poseAfter(melee(), event, shipTarget(GALLEON), 150)
      return Math.hypot(tiltX, tiltZ)
    }
    expect(lean(damaged(2, 'shot'))).toBeGreaterThan(lean(damaged(1, 'shot')) * 1.1)
    expect(lean(damaged(2, 'critical'))).toBeGreaterThan(lean(damaged(2, 'shot')) * 1.3)
  })

  it('in duration, but never beyond five seconds', () => {
    expect(lengthOf(cuesFor(melee(), roll(6)))).toBeGreaterThan(lengthOf(cuesFor(melee(), roll(4))) + 250)
    for (const event of [SALVO, roll(6), BOARDING, FIGHT]) expect(lengthOf(cuesFor(melee(), event))).toBeLessThan(5000)
  })
})
