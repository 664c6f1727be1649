import { describe, expect, it } from 'vitest'
import { CAMERA_PRESETS, type CameraPreset, type CameraPresetName } from './cameraPresets.ts'
import { fittedFov, poseBetween, poseOf, positionOf, seenFrom } from './pose.ts'

const presets = Object.entries(CAMERA_PRESETS) as [CameraPresetName, CameraPreset][] // Object.keys loses the key type
const degrees = (radians: number) => (radians * 180) / Math.PI

/** Returns a point in normalized device coordinates: both −1 … 1 while it is in view. */
function inPicture(preset: CameraPreset, aspect: number, x: number, y: number, z: number) {
  const seen = seenFrom(poseOf(preset), { x, y, z })
  const half = Math.tan((fittedFov(preset, aspect) * Math.PI) / 360)
  return { x: seen.right / seen.depth / half / aspect, y: seen.up / seen.depth / half }
}

describe('a camera pose', () => {
  it.each(presets)('of %s stands where the preset says', (_, preset) => {
    const position = positionOf(poseOf(preset))
    expect(position.x).toBeCloseTo(preset.position.x)
    expect(position.y).toBeCloseTo(preset.position.y)
    expect(position.z).toBeCloseTo(preset.position.z)
  })

  it('in play looks down at about 52 degrees', () => {
    expect(degrees(poseOf(CAMERA_PRESETS['jackal/play']).pitch)).toBeCloseTo(52.5, 0)
  })

  it('has its target in the middle of the view', () => {
    const preset = CAMERA_PRESETS['admiral/battle']
    const seen = seenFrom(poseOf(preset), preset.target)
    expect(seen.right).toBeCloseTo(0)
    expect(seen.up).toBeCloseTo(0)
    expect(seen.depth).toBeCloseTo(poseOf(preset).distance)
  })

  it('half way between two is their mean', () => {
    const a = poseOf(CAMERA_PRESETS['jackal/play'])
    const b = poseOf(CAMERA_PRESETS['jackal/close'])
    expect(poseBetween(a, b, 0)).toEqual(a)
    expect(poseBetween(a, b, 0.5).distance).toBeCloseTo((a.distance + b.distance) / 2)
  })
})

describe('fitting the tray', () => {
  const shapes = [4 / 3, 1.5, 1.6, 16 / 9, 21 / 9, 1]
  for (const name of ['jackal/play', 'jackal/showcase'] as const)
    it.each(shapes)(`keeps all four corners of the tray in view (${name}, aspect %f)`, (aspect) => {
      const preset = CAMERA_PRESETS[name]
      for (const x of [-7.6, 7.6])
        for (const z of [-7.6, 7.6]) {
          const seen = inPicture(preset, aspect, x, 0.2, z)
          expect(Math.abs(seen.x)).toBeLessThan(1)
          expect(Math.abs(seen.y)).toBeLessThan(1)
        }
    })

  it('keeps the composed field of view where the tray fits', () => {
    expect(fittedFov(CAMERA_PRESETS['jackal/play'], 1.6)).toBe(35.6)
    expect(fittedFov(CAMERA_PRESETS['jackal/play'], 21 / 9)).toBe(35.6)
  })

  it('widens the view in a window that is nearly square', () => {
    expect(fittedFov(CAMERA_PRESETS['jackal/play'], 1)).toBeGreaterThan(36)
  })
})
