import { describe, expect, it } from 'vitest'
import { SQUADRONS } from '../../teams.ts'
import { SHIP_CLASSES } from './classes.ts'
import { SHIP_MEASURES } from './measures.ts'
import { plainShip } from './plainShip.ts'
import { squadronShip } from './squadronShip.ts'

describe.each(SHIP_CLASSES)('a plain %s', (name) => {
  it('has the parts and attributes of the carved one, as its materials need them', () => {
    const [plain, carved] = [plainShip('red', name), squadronShip('red', name, 'low')]
    expect(Object.keys(plain).sort()).toEqual(Object.keys(carved).sort())
    for (const [part, geometry] of Object.entries(plain))
      expect(Object.keys(geometry?.attributes ?? {}).sort()).toEqual(Object.keys(carved[part]?.attributes ?? {}).sort())
  })

  it('is as long as its hull, with its bow toward +x, and lies in the water', () => {
    const { body } = plainShip('red', name)
    body?.computeBoundingBox()
    const { min, max } = body?.boundingBox ?? {}
    const { middle, halfLength } = SHIP_MEASURES[name].hull
    expect(max?.x).toBeCloseTo(middle + halfLength)
    expect(min?.x).toBeCloseTo(middle - halfLength)
    expect(min?.y).toBeLessThan(0)
  })

  it('wears the colours of its squadron, in few triangles', () => {
    const colours = SQUADRONS.map((team) => plainShip(team, name).body?.getAttribute('color').array.slice(0, 3).join())
    expect(new Set(colours).size).toBe(SQUADRONS.length)
    for (const part of Object.values(plainShip('red', name)))
      expect(part?.getAttribute('position').count).toBeLessThan(900)
  })
})
