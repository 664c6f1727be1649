import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { type Cue, foldTime } from '../../../playback/cue.ts'
import { at, balls, cuesFor, effects, GALLEON, LINE, melee, motions, part, shots } from '../../../testkit/rehearsal.ts'
import { cellSpot, shipTarget } from '../../table/anchors.ts'
import { faceUp } from '../dice.ts'
import { portsFired } from './volleys.ts'

describe('gunnery', () => {
  it('sends one ball for each shot, from the side that faces the target', () => {
    const flying = balls(cuesFor(melee(), shots()))
    expect(flying).toHaveLength(3)
    const { z } = cellSpot(melee().board, at('l6'))
    for (const flash of effects(cuesFor(melee(), shots()), 'flash').filter((one) => one.at < 900 && one.size < 0.7))
      expect(flash.from.z).toBeGreaterThan(z)
  })

  it('fires from bow to stern, gun after gun', () => {
    const flashes = effects(cuesFor(melee(), shots()), 'flash').filter((one) => one.size < 0.7)
    const [bow, stern] = [flashes[0], flashes.at(-1)]
    expect(bow && stern && bow.from.x > stern.from.x && bow.at < stern.at).toBe(true)
    const columns = [...new Set(flashes.map((one) => one.from.x.toFixed(3)))]
    expect((stern?.at ?? 0) - (bow?.at ?? 0)).toBeGreaterThanOrEqual(70 * (columns.length - 1))
  })

  it('gives every shot of a round its own share of the ports', () => {
    expect(portsFired(6, 3, 3, 1)).toEqual([0, 1])
    expect(portsFired(6, 3, 2, 1)).toEqual([2, 3])
    expect(portsFired(6, 3, 1, 1)).toEqual([4, 5])
    expect(portsFired(7, 3, 3, 3)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('fires one gun over the bow or the stern', () => {
    const chaser = shots({ by: [part('gold-brig-2', 'm3', 1, 'bow')], target: GALLEON })
    const cues = cuesFor(melee(), chaser)
    expect(balls(cues)).toHaveLength(1)
    expect(effects(cues, 'gunsmoke')).toHaveLength(1)
  })

  it('lets the ships of a salvo fire one after the other', () => {
    const cues = cuesFor(melee(), shots({ by: [part(LINE, 'l6', 2), part('blue-frigate-3', 'n5', 1)] }))
    const [line, , frigate] = balls(cues)
    expect(frigate && line && frigate.at > line.at).toBe(true)
    expect(motions(cues, /^ship\/blue/).map((cue) => cue.target)).toEqual(
      expect.arrayContaining([shipTarget(LINE), shipTarget('blue-frigate-3')]),
    )
  })

  it('fires from forts too', () => {
    const cues = cuesFor(melee(), shots({ by: [part('fort-n9', 'n9', 2)] }))
    expect(balls(cues)).toHaveLength(2)
    expect(effects(cues, 'gunsmoke').length).toBeGreaterThan(0)
  })

  it('flies a ball 500 ms and 90 ms a cell', () => {
    const [flight] = balls(cuesFor(melee(), shots({ hit: false, die: 2 })))
    expect(flight?.lasts).toBeGreaterThan(500 + 90 * 1.5)
    expect(flight?.lasts).toBeLessThan(500 + 90 * 4)
  })

  it('strikes the hull with splinters, the sails with scraps, the sea with columns', () => {
    const [hull, sails, sea] = [
      cuesFor(melee(), shots()),
      cuesFor(melee(), shots({ aim: 'sails' })),
      cuesFor(melee(), shots({ hit: false, die: 2 })),
    ]
    const seen = (cues: readonly Cue[]) => ['splinters', 'scraps', 'column'].map((name) => effects(cues, name).length)
    expect([seen(hull), seen(sails), seen(sea)]).toEqual([
      [3, 0, 0],
      [0, 3, 0],
      [0, 0, 3],
    ])
  })

  it('misses the ship: every column rises beside it', () => {
    const { x, z } = cellSpot(melee().board, at('l3'))
    const columns = effects(cuesFor(melee(), shots({ hit: false, die: 2 })), 'column')
    expect(columns).not.toEqual([])
    for (const { to } of columns) expect(Math.hypot(to.x - x, to.z - z)).toBeGreaterThan(0.45)
  })

  it('throws a die that rests with its face up before the first ball strikes; none if all six faces hit', () => {
    const cues = cuesFor(melee(), shots())
    const [roll, rest] = motions(cues, /^die\/0/)
    expect(roll && rest && rest.at + 300 <= foldTime(cues)).toBe(true)
    expect(motions(cuesFor(melee(), shots({ die: null, faces: [1, 2, 3, 4, 5, 6] })), /^die/)).toEqual([])
  })

  it('lets smoke and scraps drift with the wind', () => {
    for (const name of ['gunsmoke', 'scraps']) {
      const blown = effects(cuesFor(melee(), shots({ aim: 'sails' })), name)
      expect(blown).not.toEqual([])
      for (const { from, to } of blown) expect(to.x - from.x).toBeGreaterThan(0.3)
    }
  })

  it.each([
    [1, [0, 1, 0]],
    [2, [1, 0, 0]],
    [3, [0, 0, 1]],
    [4, [0, 0, -1]],
    [5, [-1, 0, 0]],
    [6, [0, -1, 0]],
  ] as const)('turns face %i of a die up', (face, side) => {
    const up = new Vector3(...side).applyQuaternion(faceUp(face, 0.7))
    expect(up.y).toBeCloseTo(1)
  })
})
