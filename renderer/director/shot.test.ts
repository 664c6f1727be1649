import { describe, expect, it } from 'vitest'
import { framingOf, type Shot, strengthOf } from './shot.ts'

const shot = (weight: Shot['weight']): Shot => ({ points: [{ x: 0, y: 0, z: 0 }], weight, lasts: 1000 })

describe('the story camera', () => {
  it('never moves while it is off', () => {
    expect(framingOf(shot('great'), 'off', null)).toBeNull()
  })

  it('skips passing moments when it follows only a little', () => {
    expect(framingOf(shot('passing'), 'subtle', null)).toBeNull()
    expect(framingOf(shot('telling'), 'subtle', null)).not.toBeNull()
    expect(framingOf(shot('passing'), 'full', null)).not.toBeNull()
  })

  it('leaves quiet moments to the film', () => {
    for (const strength of ['subtle', 'full'] as const) expect(framingOf(shot('quiet'), strength, null)).toBeNull()
  })

  it('comes nearer when it follows closely', () => {
    const nearest = (strength: 'subtle' | 'full') => framingOf(shot('great'), strength, null)?.nearest ?? 1
    expect(nearest('full')).toBeLessThan(nearest('subtle'))
  })

  it('holds a weightier shot until it ends, and gives way to one of equal weight', () => {
    expect(framingOf(shot('telling'), 'full', 'great')).toBeNull()
    expect(framingOf(shot('great'), 'full', 'great')).not.toBeNull()
    expect(framingOf(shot('great'), 'full', 'telling')).not.toBeNull()
  })

  it.each([
    ['reduced motion', { speed: 1, reducedMotion: true }, 'off'],
    ['results at once', { speed: 0, reducedMotion: false }, 'off'],
    ['four times the speed', { speed: 4, reducedMotion: false }, 'off'],
    ['twice the speed', { speed: 2, reducedMotion: false }, 'full'],
  ] as const)('with %s', (_, pace, strength) => {
    expect(strengthOf('full', pace)).toBe(strength)
  })
})
