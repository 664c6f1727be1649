import { describe, expect, it } from 'vitest'
import { SHIP_CLASSES } from '../../../../engine/admiral/types.ts'
import { SHIP_MEASURES } from '../../../../models/admiral/squadron/measures.ts'
import { poseAt } from '../../../playback/motion/poses.ts'
import { muzzleOf } from './muzzles.ts'

const EAST = { x: 5, z: 0 }
const WEST = { x: -5, z: 0 }

describe('muzzles', () => {
  it.each(SHIP_CLASSES)('of a %s are on the side that fires, and grow with the hull', (name) => {
    const [along, up, out] = SHIP_MEASURES[name].guns.starboard[0] ?? [0, 0, 0]
    const muzzle = muzzleOf(name, poseAt(1, 0, 2, { scale: 2 }), 'broadside', 0, EAST)
    expect(muzzle).toMatchObject({ x: 1 + 2 * out, y: 2 * up, z: 2 - 2 * along })
    expect(muzzle.x).toBeGreaterThan(1)
    expect(muzzleOf(name, poseAt(1, 0, 2), 'broadside', 0, WEST).x).toBeLessThan(1)
  })
})
