import { beforeEach, describe, expect, it } from 'vitest'
import { usePlacement } from '../placement/placementStore.ts'
import { slotNamed, slotUprights } from '../scene/uprights.ts'
import { cellSpot, harbourSpot, isOverHarbour, slotTarget } from '../table/anchors.ts'
import { follow, slotPose } from './slots.ts'

const fleet = usePlacement.getState

beforeEach(() => fleet().begin('south', { touch: 'none', shapes: 'straight' }, 'royal'))

describe('a ship that is being placed', () => {
  it('waits in the harbour', () => {
    const { x, z } = slotPose(fleet(), 3)
    expect({ x, z }).toEqual(harbourSpot(3))
    expect(isOverHarbour(x)).toBe(true)
  })

  it('hangs over the cells that it would take, wherever in a square or beside the field the pointer is', () => {
    fleet().take(9, null, { x: 0, z: 0 })
    for (const east of [9, 10]) {
      const { x, z } = cellSpot('near', 49)
      fleet().move([east, 4], { x: x + east - 8.7, z: z - 0.4 })
      expect(slotPose(fleet(), 9)).toMatchObject({ x, z })
      expect(slotPose(fleet(), 9).y).toBeGreaterThan(0)
    }
  })

  it('hangs under the pointer by the held square, away from any cells', () => {
    fleet().take(0, null, { x: -3, z: 1 })
    fleet().move(null, { x: -3, z: 1 })
    const pose = slotPose(fleet(), 0)
    expect(pose.x).toBeCloseTo(-2.5)
    expect(pose.z).toBeCloseTo(1)
    expect(pose.y).toBeGreaterThan(0)
  })

  it('hangs over the cells that the keyboard has moved it to', () => {
    fleet().next()
    const pose = slotPose(fleet(), 0)
    expect(pose.z).toBeCloseTo(cellSpot('near', 50).z)
  })

  it('floats in its place', () => {
    fleet().take(9, null, null)
    fleet().move([2, 3], { x: 0, z: 0 })
    fleet().drop()
    const { x, z } = slotPose(fleet(), 9)
    expect({ x, z }).toEqual(cellSpot('near', 32))
  })

  it('can be pointed at over each of its squares', () => {
    const drums = slotUprights(fleet(), (target) => (target === slotTarget(1) ? slotPose(fleet(), 1) : null))
    expect(drums).toHaveLength(3)
    expect(drums.map(({ id }) => slotNamed(id))).toEqual([1, 1, 1])
    const [first, second] = drums
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeLessThan((first?.radius ?? 0) * 2)
    expect(slotNamed('ship/south/3')).toBe(-1)
  })

  it('cannot be pointed at while no seat places', () => {
    fleet().end()
    expect(slotUprights(fleet(), () => slotPose(fleet(), 0))).toEqual([])
  })
})

it('a ship follows to its place, turning the shorter way, and arrives', () => {
  const to = slotPose(fleet(), 0)
  const pose = { ...to, x: to.x + 3, yaw: to.yaw + 6 }
  expect(follow(pose, to, 16)).toBe(true)
  expect(pose.yaw).toBeGreaterThan(to.yaw + 6)
  for (let i = 0; i < 200 && follow(pose, to, 16); i++);
  expect(pose.x).toBeCloseTo(to.x)
  expect(Math.cos(pose.yaw - to.yaw)).toBeCloseTo(1)
})
