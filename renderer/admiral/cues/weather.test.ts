import { describe, expect, it } from 'vitest'
import type { AdmiralEvent } from '../../../engine/admiral/types.ts'
import { at, cuesFor, effects, LINE, melee, motions, poseAfter } from '../../testkit/rehearsal.ts'
import { cellSpot, headingYaw, shipTarget } from '../table/anchors.ts'
import { patchesOf, turned } from './weather.ts'

describe('weather', () => {
  const began = (strength: 'fresh' | 'calm' | 'storm'): AdmiralEvent => ({
    kind: 'roundBegan',
    round: 2,
    wind: { toward: 'SW', strength },
    first: 'blue',
    reveals: true,
  })

  it('spins the vane for 1600 ms, past its rest twice', () => {
    expect(motions(cuesFor(melee(), began('fresh')), /^vane$/)[0]?.lasts).toBe(1600)
    const over = Array.from({ length: 401 }, (_, i) => turned(i / 400) > 1.0005)
    expect(over.filter((past, i) => past && !over[i - 1])).toHaveLength(2)
    expect([turned(0), turned(1)]).toEqual([0, 1])
  })

  it('swings sails and flags of all ships, and the flags of forts', () => {
    const targets = motions(cuesFor(melee(), began('fresh')), /./).map((cue) => cue.target)
    for (const { id } of melee().ships) expect(targets).toEqual(expect.arrayContaining([`sails/${id}`, `flag/${id}`]))
    for (const { id } of melee().forts) expect(targets).toContain(`fortFlag/${id}`)
  })

  it('distinguishes fresh wind, calm and storm by sight and sound', () => {
    const told = (strength: 'fresh' | 'calm' | 'storm') => {
      const cues = cuesFor(melee(), began(strength))
      const seen = ['squall', 'stillness', 'rain'].filter((name) => effects(cues, name).length > 0)
      const received = cues.flatMap((cue) => (cue.kind === 'sound' && cue.name !== 'squeak' ? [cue.name] : []))
      return [seen, received]
    }
    expect([told('fresh')[0], told('calm')[0], told('storm')[0]]).toEqual([
      ['squall'],
      ['stillness'],
      ['squall', 'rain'],
    ])
    expect(told('fresh')[1]).toEqual(['gust'])
    expect(told('storm')[1]).toEqual(['storm'])
  })

  it.each([
    [3, 2],
    [24, 16],
    [26, 99],
  ])('covers a field of %i by %i with no more than a screenful of weather', (width, height) => {
    const patches = patchesOf({ width, height })
    expect(patches.length).toBeGreaterThan(0)
    expect(patches.length).toBeLessThan(36)
    for (const { x, z } of patches)
      expect(Math.abs(x) <= width / 2 && Math.abs(z) <= height / 2, `${x} ${z}`).toBe(true)
  })

  const drifted = (path: readonly string[], stoppedBy: 'land' | 'ship' | null): AdmiralEvent => ({
    kind: 'shipDrifted',
    ship: 'green-frigate-4',
    from: at('j6'),
    to: at(path.at(-1) ?? 'j6'),
    path: path.map(at),
    fromHeading: 'N',
    heading: 'E',
    stoppedBy,
  })

  it('carries a ship cell by cell and swings it into the storm', () => {
    const target = shipTarget('green-frigate-4')
    const end = poseAfter(melee(), drifted(['k6'], null), target, 5000)
    expect([end.x, end.yaw]).toEqual([cellSpot(melee().board, at('k6')).x, headingYaw('E')])
  })

  it('runs it up on land with splinters, and shakes a ship in its way', () => {
    const aground = cuesFor(melee(), drifted([], 'land'))
    expect(effects(aground, 'splinters')).toHaveLength(1)
    const target = shipTarget('green-frigate-4')
    const highest = Math.max(...[100, 150, 200].map((ms) => poseAfter(melee(), drifted([], 'land'), target, ms).x))
    expect(highest).toBeGreaterThan(cellSpot(melee().board, at('j6')).x + 0.15)
    const bumped = cuesFor(melee(), drifted(['k6'], 'ship'))
    expect(motions(bumped, new RegExp(`^${shipTarget(LINE)}$`))).toHaveLength(1)
  })
})
