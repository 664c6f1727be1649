import { describe, expect, it } from 'vitest'
import { type Cue, type EffectCue, foldTime, lengthOf, move, pause, sound } from './cue.ts'
import { stay } from './motion/motion.ts'
import { poseAt } from './motion/poses.ts'
import { reduceCues } from './reducedMotion.ts'

const walk = (target: string, at = 0) => move(target, at, 900, stay(poseAt(1, 1, 1)))
const smoke: EffectCue = {
  kind: 'effect',
  name: 'smoke',
  at: 0,
  lasts: 500,
  from: { x: 0, y: 0, z: 0 },
  to: { x: 0, y: 0, z: 0 },
  size: 1,
  tint: 0,
}

/** Returns the opacity of a target at the end of each of its motions, from full opacity at rest. */
const opacities = (cues: readonly Cue[], target: string) =>
  cues.flatMap((cue) => {
    if (cue.kind !== 'motion' || cue.target !== target) return []
    const pose = poseAt(3, 0, 3)
    cue.motion(1, pose)
    return [[cue.at, cue.at + cue.lasts, pose.opacity, pose.x]]
  })

describe('reduced motion', () => {
  it('fades moved targets out in 60 ms and in again in 60 ms', () => {
    const cues = reduceCues([walk('piece/white-1', 200), walk('piece/white-1', 1100)])
    expect(opacities(cues, 'piece/white-1')).toEqual([
      [0, 60, 0, 3],
      [60, 120, 1, 3],
    ])
    expect(lengthOf(cues)).toBe(120)
  })

  it('folds the event between the fades', () => {
    expect(foldTime(reduceCues([walk('piece/white-1')]))).toBe(60)
  })

  it('plays every sound at the start, with its volume and pan', () => {
    const far = sound('splash', 800, { x: 3, z: 0 }, 0.5)
    const cues = reduceCues([walk('piece/white-1'), sound('wood', 300), far])
    expect(cues.filter((cue) => cue.kind === 'sound')).toEqual([sound('wood', 0), { ...far, at: 0 }])
  })

  it('moves neither the board nor props', () => {
    expect(reduceCues([walk('board'), walk('prop/balloon')])).toEqual([])
  })

  it('takes no time if nothing fades, but plays the sounds', () => {
    expect(reduceCues([pause(0, 1000), smoke, sound('wood', 300)])).toEqual([sound('wood', 0)])
  })

  it('drops effects and pauses', () => {
    const cues = reduceCues([walk('ship/white'), smoke, pause(0, 1000)])
    expect(cues.map(({ kind }) => kind)).toEqual(['motion', 'motion', 'fold'])
  })
})
