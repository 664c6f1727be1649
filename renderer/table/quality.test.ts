import { describe, expect, it } from 'vitest'
import { QUALITY_TIERS } from '../../electron/contract/ipc.ts'
import { chooseTier, QUALITY } from './quality.ts'

const window1280 = 1280 * 800
const speed = (msPerMegapixel: number) => ({ msPerMegapixel, software: false })

describe('choosing a tier', () => {
  it('gives a fast graphics card everything', () => {
    expect(chooseTier(speed(2), window1280)).toBe('high')
  })

  it('steps down as the card gets slower', () => {
    expect(chooseTier(speed(15), window1280)).toBe('medium')
    expect(chooseTier(speed(60), window1280)).toBe('low')
  })

  it('takes the size of the window into account', () => {
    expect(chooseTier(speed(4), window1280)).toBe('high')
    expect(chooseTier(speed(4), 3840 * 2160)).not.toBe('high')
  })

  it('never asks the processor to draw more than Low, however quick it seems', () => {
    expect(chooseTier({ msPerMegapixel: 1, software: true }, window1280)).toBe('low')
  })
})

describe('the tiers', () => {
  it('are told apart by their own name', () => {
    for (const name of QUALITY_TIERS) expect(QUALITY[name].tier).toBe(name)
  })

  it('never take something away on the way up', () => {
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

  it('keep vignette and lantern glow even on Low, which has no shadow map and still water', () => {
    expect(QUALITY.low).toMatchObject({ vignette: true, lanternGlow: true, shadowMapSize: 0, waterMotion: 'still' })
  })
})
