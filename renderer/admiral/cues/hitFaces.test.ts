import { describe, expect, it } from 'vitest'
import type { AdmiralEvent } from '../../../engine/admiral/types.ts'
import { cuesFor, effects, GALLEON, LINE, melee, poseAfter, shots } from '../../testkit/rehearsal.ts'
import { FACE_SIDE } from '../effects/dieFaces.ts'
import { DIE_FACES } from '../effects/names.ts'
import { ROLL } from './dice.ts'

/** Returns the faces over the die from the start of an event, from the left. */
function shownFaces(event: AdmiralEvent) {
  const cues = cuesFor(melee(), event)
  const all = DIE_FACES.flatMap((name, i) => effects(cues, name).map((cue) => ({ value: i + 1, ...cue })))
  const ordered = all.toSorted((a, b) => a.from.x - b.from.x)
  return { row: ordered.filter(({ at }) => at < ROLL), thrown: ordered.filter(({ at }) => at >= ROLL), cues }
}

const values = (faces: readonly { readonly value: number }[]) => faces.map(({ value }) => value)

describe('the faces that hit', () => {
  it.each([[[5]], [[1, 3, 5]], [[1, 3, 5, 6]], [[1, 2, 3, 5, 6]]])('stand over the die: %j', (faces) => {
    const event = shots({ faces, die: 4, hit: false })
    const { row } = shownFaces(event)
    expect(values(row)).toEqual(faces)
    const die = poseAfter(melee(), event, 'die/0', ROLL + 100)
    for (const { from } of row) {
      expect(Math.hypot(from.x - die.x, from.z - die.z)).toBeLessThan(1.5)
      expect(from.y).toBeGreaterThan(die.y + 0.5)
    }
    for (const [i, one] of row.entries())
      for (const { from } of row.slice(i + 1))
        expect(Math.hypot(from.x - one.from.x, from.y - one.from.y)).toBeGreaterThan(FACE_SIDE)
  })

  it('are shown while the die rolls; the thrown face is framed in its place, and larger', () => {
    const { row, thrown, cues } = shownFaces(shots({ die: 3 }))
    expect(row.every(({ at }) => at === 0)).toBe(true)
    expect(values(thrown)).toEqual([3])
    const [frame] = effects(cues, 'struck')
    expect(frame?.from).toEqual(row.find(({ value }) => value === 3)?.from)
    expect(frame?.at).toBe(ROLL)
    expect(thrown[0]?.size).toBeGreaterThan(row[0]?.size ?? 9)
  })

  it('are not framed and disappear before the die if another face comes up', () => {
    const miss = shownFaces(shots({ die: 2, hit: false }))
    expect([miss.thrown, effects(miss.cues, 'struck')]).toEqual([[], []])
    const stay = ({ row }: typeof miss) => Math.max(...row.map(({ lasts }) => lasts))
    expect(stay(miss)).toBeLessThan(stay(shownFaces(shots({ die: 3 }))))
  })

  it('follow the rules in play for a critical roll, beside the skull', () => {
    const roll = (die: number): AdmiralEvent => ({
      kind: 'criticalRolled',
      by: LINE,
      target: GALLEON,
      aim: 'hull',
      die,
      critical: die === 6,
      reveals: true,
    })
    expect(values(shownFaces(roll(2)).row)).toEqual([6])
    expect(values(shownFaces(roll(6)).thrown)).toEqual([6])
    expect(effects(shownFaces(roll(2)).cues, 'doom')).toHaveLength(1)
  })
})
