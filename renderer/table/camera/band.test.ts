import { describe, expect, it } from 'vitest'
import { framedBetween } from './band.ts'
import { CAMERA_PRESETS } from './cameraPresets.ts'
import { pictureOf, poseOf } from './pose.ts'

const preset = CAMERA_PRESETS['jackal/play']
const composed = preset.between

/** The share of the window's height, from above, at which a spot of the table's middle line is seen. */
function heightOf(free: { top: number; bottom: number } | null, z: number): number {
  const pose = poseOf(framedBetween(preset, free))
  return (1 - pictureOf(pose, 1.6, { x: 0, y: 0, z }).y) / 2
}

describe('the composed view', () => {
  it('is kept where panels leave as much as it was made for', () => {
    expect(framedBetween(preset, null)).toBe(preset)
    expect(framedBetween(preset, composed)).toBe(preset)
    expect(framedBetween(preset, { top: 0.02, bottom: 0.98 })).toBe(preset)
  })

  it('is drawn smaller, into what panels leave', () => {
    const free = { top: 0.2, bottom: 0.7 }
    const size = (free.bottom - free.top) / (composed.bottom - composed.top)
    const [far, near] = [heightOf(free, -6), heightOf(free, 6)]
    const before = [heightOf(null, -6), heightOf(null, 6)] as const
    expect(far).toBeGreaterThan(free.top + (before[0] - composed.top) * size - 0.03)
    expect(near).toBeLessThan(free.bottom + 0.03)
    const drawn = (near - far) / (before[1] - before[0])
    expect(drawn).toBeLessThan(size + 0.02)
    expect(drawn).toBeGreaterThan(size - 0.08) // seen from farther away than it was composed
  })

  it('is never drawn so small that nothing can be made out', () => {
    const [far, near] = [heightOf({ top: 0.45, bottom: 0.5 }, -6), heightOf({ top: 0.45, bottom: 0.5 }, 6)]
    expect((near - far) / (heightOf(null, 6) - heightOf(null, -6))).toBeGreaterThan(0.5)
  })

  it('is not changed for presets that leave no room for panels', () => {
    const showcase = CAMERA_PRESETS['jackal/showcase']
    expect(framedBetween(showcase, { top: 0.3, bottom: 0.6 })).toBe(showcase)
  })
})
