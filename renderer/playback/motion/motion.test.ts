import { describe, expect, it } from 'vitest'
import { easeOutBounce } from './easing.ts'
import { FLIP, flip, glide, hop, type Motion, parabola, sequence, sink, spin, together, tumble } from './motion.ts'
import { copyPose, type Pose, poseAt } from './poses.ts'

const home = poseAt(1, 0, 2)
const there = poseAt(3, 0, 2, { scale: 0.5 })

function at(motion: Motion, t: number, start: Readonly<Pose> = home): Pose {
  const pose = poseAt(0, 0, 0)
  copyPose(start, pose)
  motion(t, pose)
  return pose
}

describe('motions', () => {
  it.each([
    ['glide', glide(home, there)],
    ['hop', hop(home, there, 0.3)],
    ['parabola', parabola(home, there, 1)],
  ])('%s begins at one place and ends at the other', (_name, motion) => {
    for (const [t, place] of [
      [0, home],
      [1, there],
    ] as const) {
      const pose = at(motion, t)
      for (const axis of ['x', 'y', 'z', 'scale', 'tiltX', 'tiltZ'] as const)
        expect(pose[axis]).toBeCloseTo(place[axis])
    }
  })

  it('a hop is highest in the middle and leans into the step', () => {
    const pose = at(hop(home, there, 0.28, 0.14), 0.5)
    expect(pose.y).toBeCloseTo(0.28)
    expect(pose.tiltZ).toBeCloseTo(-0.14)
    expect(pose.tiltX).toBeCloseTo(0)
  })

  it('a parabola reaches its height half way', () => {
    expect(at(parabola(home, there, 1.5), 0.5).y).toBeCloseTo(1.5)
  })

  it('a tumbling thing turns about its middle and never dips below its path', () => {
    const pose = at(together(glide(home, home), tumble(home, poseAt(9, 0, 2), 1)), 0.5)
    expect(pose.y).toBeGreaterThan(0.9)
    expect(Math.abs(pose.tiltZ)).toBeCloseTo(Math.PI)
    expect(at(tumble(home, there, 2), 1).y).toBeCloseTo(0)
  })

  it('a whole spin ends in the starting pose', () => {
    expect(at(spin(1), 1).yaw).toBeCloseTo(2 * Math.PI)
  })

  it('a sequence runs its parts by their shares', () => {
    const motion = sequence([100, glide(home, there, (t) => t)], [300, sink(2, (t) => t)])
    expect(at(motion, 0.125).x).toBeCloseTo(2)
    expect(at(motion, 0.625).y).toBeCloseTo(-1)
    expect(at(motion, 1).y).toBeCloseTo(-2)
  })

  it('motions together add up', () => {
    const pose = at(together(glide(home, there), sink(1)), 1)
    expect([pose.x, pose.y]).toEqual([3, -1])
  })

  it('a bounce ends on the ground and rebounds once', () => {
    expect(easeOutBounce(0.7)).toBeCloseTo(1)
    expect(easeOutBounce(0.85)).toBeLessThan(0.9)
    expect(easeOutBounce(1)).toBeCloseTo(1)
  })
})

describe('the tile flip', () => {
  const ms = (time: number) => at(flip(), time / FLIP.length)

  it('begins face down and ends face up at its home', () => {
    expect(ms(0).tiltX).toBeCloseTo(Math.PI)
    expect(ms(FLIP.length).tiltX).toBeCloseTo(0)
    expect(ms(FLIP.length).y).toBeCloseTo(0)
  })

  it('shows its face to the camera at the top for at least 120 ms', () => {
    for (let time = 395; time <= 515; time += 10) {
      expect(ms(time).tiltX).toBeCloseTo(FLIP.towardsCamera, 1)
      expect(ms(time).y).toBeGreaterThan(0.8)
    }
  })
})
