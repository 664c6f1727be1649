import { describe, expect, it } from 'vitest'
import { QUALITY } from '../quality.ts'
import { TABLE_LEVEL } from '../TableTop.tsx'
import { cabinBlobs, PLACES, PROPS, propsOf } from './layout.ts'

/** Half the outer side of the widest tray, with its brass corners. */
const TRAY = 7.6

describe('the props around the tray', () => {
  it.each(PROPS)('%s stands beside the tray, not on it', (name) => {
    expect(Math.abs(PLACES[name].x)).toBeGreaterThan(TRAY)
  })

  it('are only lantern and map on Low', () => {
    expect(propsOf(QUALITY.low)).toEqual(['lantern', 'map'])
    expect(propsOf(QUALITY.high)).toEqual(PROPS)
  })

  it('have a contact shadow each, on the table or on the map', () => {
    expect(cabinBlobs(QUALITY.high)).toHaveLength(PROPS.length)
    for (const blob of cabinBlobs(QUALITY.high)) {
      expect(blob.y).toBeGreaterThanOrEqual(TABLE_LEVEL)
      expect(blob.y).toBeLessThan(TABLE_LEVEL + 0.1)
    }
  })
})
