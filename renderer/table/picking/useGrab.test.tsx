import { useThree } from '@react-three/fiber'
import { act } from '@testing-library/react'
import { PerspectiveCamera } from 'three'
import { expect, it } from 'vitest'
import { openPointer } from '../../testkit/openPointer.tsx'
import { CameraDirector } from '../camera/CameraDirector.ts'
import { rig, take } from '../camera/rigged.ts'
import type { Spot } from '../spot.ts'
import { useGrab } from './useGrab.ts'

/** The middle of the page, where the pointer rests. */
const HAND = { x: 640, y: 400 }

/** Returns a table with a thing to grab everywhere, which reports the positions of the pointer. */
async function grabbing(director: CameraDirector) {
  const hand: (Spot | null)[] = []
  let isHolding = false
  let camera = new PerspectiveCamera()
  function Grabbing(): null {
    const rigged = useThree((three) => three.camera)
    if (rigged instanceof PerspectiveCamera) camera = rigged
    useGrab({
      height: 0,
      isHolding: () => isHolding,
      onGrab: ({ ground }) => {
        hand.push(ground)
        isHolding = true
        return true
      },
      onCarry: (ground) => hand.push(ground),
      onRelease: () => {},
      onDismiss: () => {},
      onWheel: () => {},
    })
    return null
  }
  const pointer = await openPointer(<Grabbing />)
  rig(camera, director)
  const draw = () => {
    take(camera, director.pose)
    camera.updateMatrixWorld()
  }
  return { pointer, hand, draw }
}

it('a thing grabbed after a slide of the table stays under the pointer, and the slide is discarded', async () => {
  const director = new CameraDirector('jackal/play')
  const { pointer, hand, draw } = await grabbing(director)
  director.zoomBy(0.6, { x: 0, z: 0 }, 0)
  director.aim.point(HAND)
  const before = director.pose
  director.bringIntoSight([{ x: -5, y: 0, z: 0 }], ({ x }) => x > -0.3, 0)
  act(draw)
  expect(director.aim.viewAt(HAND, performance.now())).toEqual(before)
  const middle = director.pose.target
  pointer.point('pointerdown', middle)
  pointer.point('pointermove', middle)
  expect(hand).toHaveLength(2)
  expect(hand[0]?.x).not.toBeCloseTo(before.target.x, 0)
  expect(hand[1]).toEqual(hand[0])
  expect(director.aim.viewAt(HAND, performance.now())).toBeNull()
})
