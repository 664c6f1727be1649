import { describe, expect, it } from 'vitest'
import { versionGap } from './versions.ts'

describe('versions', () => {
  it.each([
    ['1.2.3', null],
    ['1.2.99', null],
    ['1.2.0-beta.1', null],
    ['1.1.3', 'too-old'],
    ['0.9.0', 'too-old'],
    ['1.10.0', 'too-new'],
    ['2.0.0', 'too-new'],
  ])('%s with 1.2.3: %s', (version, gap) => {
    expect(versionGap(version, '1.2.3')).toBe(gap)
  })
})
