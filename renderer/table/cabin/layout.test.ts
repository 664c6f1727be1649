import { describe, expect, it } from 'vitest'
import { QUALITY } from '../quality.ts'
import { TABLE_LEVEL } from '../TableTop.tsx'
import { CABINS, cabinBlobs, PROPS, propsOf } from './layout.ts'

/** Half the outer sides of the trays, with their brass corners. */
const TRAYS = { oneTray: { x: 7.6, z: 7.6 }, twoTrays: { x: 12.9, z: 6.4 } } as const
const everyPlace = (['oneTray', 'twoTrays'] as const).flatMap((cabin) =>
  propsOf(QUALITY.high, CABINS[cabin]).map(({ name, place }) => ({ cabin, name, place })),
)

describe('the props around the trays', () => {
  it.each(everyPlace)('$name stands beside the tray of $cabin, not on it', ({ cabin, place }) => {
    expect(Math.max(Math.abs(place.x) - TRAYS[cabin].x, Math.abs(place.z) - TRAYS[cabin].z)).toBeGreaterThan(0)
  })

  it('are only lantern and map on Low', () => {
    const names = (tier: 'low' | 'high') => propsOf(QUALITY[tier]).map(({ name }) => name)
    expect(names('low')).toEqual(['lantern', 'map'])
    expect(names('high')).toEqual(PROPS)
  })

  it('have a contact shadow each, on the table or on the map', () => {
    expect(cabinBlobs(QUALITY.high)).toHaveLength(PROPS.length)
    for (const blob of cabinBlobs(QUALITY.high)) {
      expect(blob.y).toBeGreaterThanOrEqual(TABLE_LEVEL)
      expect(blob.y).toBeLessThan(TABLE_LEVEL + 0.1)
    }
  })
})
