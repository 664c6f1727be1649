import { describe, expect, it } from 'vitest'
import { QUALITY_TIERS } from '../../electron/contract/ipc.ts'
import { chooseTier, QUALITY } from './quality.ts'

const window1280 = 1280 * 800
const speed = (msPerMegapixel: number) => ({ msPerMegapixel, software: false })

describe('choosing a tier', () => {
  it('chooses High for a fast graphics card', () => {
    expect(chooseTier(speed(2), window1280)).toBe('high')
  })

  it('chooses lower tiers for slower cards', () => {
    expect(chooseTier(speed(15), window1280)).toBe('medium')
    expect(chooseTier(speed(60), window1280)).toBe('low')
  })

  it('takes the window size into account', () => {
    expect(chooseTier(speed(4), window1280)).toBe('high')
    expect(chooseTier(speed(4), 3840 * 2160)).not.toBe('high')
  })

  it('chooses Low for software rendering, however fast it measures', () => {
    expect(chooseTier({ msPerMegapixel: 1, software: true }, window1280)).toBe('low')
  })
})

describe('the tiers', () => {
  it('have their own names', () => {
    for (const name of QUALITY_TIERS) expect(QUALITY[name].tier).toBe(name)
  })

  it('have a lens for story shots on High alone', () => {
    expect(QUALITY_TIERS.filter((name) => QUALITY[name].storyLens)).toEqual(['high'])
  })

  it('never lose a feature from a lower to a higher tier', () => {
    const { low, medium, high } = QUALITY
    for (const [less, more] of [
      [low, medium],
      [medium, high],
    ] as const) {
      expect(more.shadowMapSize).toBeGreaterThan(less.shadowMapSize)
      expect(more.waterOctaves).toBeGreaterThan(less.waterOctaves)
      expect(more.causticLayers).toBeGreaterThan(less.causticLayers)
    }
  })

  it('keep vignette and lantern glow on Low, which has no shadow map and no moving water', () => {
    expect(QUALITY.low).toMatchObject({ vignette: true, lanternGlow: true, shadowMapSize: 0, waterMotion: 'never' })
  })
})
