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

/** A thing to grab everywhere. */
class Thing {
  /** Every position of the pointer over the table while it holds the thing. */
  readonly hand: (Spot | null)[] = []
  camera = new PerspectiveCamera()
  isHolding = false

  grab(ground: Spot | null): true {
    this.hand.push(ground)
    this.isHolding = true
    return true
  }
}

function Grabbing({ thing }: { readonly thing: Thing }): null {
  const rigged = useThree((three) => three.camera)
  if (rigged instanceof PerspectiveCamera) thing.camera = rigged
  useGrab({
    height: 0,
    isHolding: () => thing.isHolding,
    onGrab: ({ ground }) => thing.grab(ground),
    onCarry: (ground) => thing.hand.push(ground),
    onRelease: () => {},
    onDismiss: () => {},
    onWheel: () => {},
  })
  return null
}

/** Returns a table with a thing to grab everywhere, which reports the positions of the pointer. */
async function grabbing(director: CameraDirector) {
  const thing = new Thing()
  const pointer = await openPointer(<Grabbing thing={thing} />)
  const { camera, hand } = thing
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
