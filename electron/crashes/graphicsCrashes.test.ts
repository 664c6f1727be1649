import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GraphicsCrashes, type GraphicsRemedy } from './graphicsCrashes.ts'

const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Simulates `times` crashes with pauses between them; returns what was done each time. */
function crash(crashes: GraphicsCrashes, times: number, pause = 1000): readonly GraphicsRemedy[] {
  return Array.from({ length: times }, () => {
    vi.advanceTimersByTime(pause)
    return crashes.add()
  })
}

describe('crashes of the GPU process', () => {
  it('load the page again, from the fourth crash within a minute on flat, and then leave it alone', () => {
    const crashes = new GraphicsCrashes(false)
    expect(crashes.trouble).toBeUndefined()
    expect(crash(crashes, 3)).toEqual(['reload', 'reload', 'reload'])
    expect(crashes.trouble).toBe('recovering')
    expect(crash(crashes, 1)).toEqual(['reload'])
    expect(crashes.trouble).toBe('failing')
    expect(crash(crashes, 4)).toEqual(['wait', 'wait', 'wait', 'wait'])
  })

  it('end the use of the graphics card if they continue', () => {
    expect(crash(new GraphicsCrashes(false), 9).at(-1)).toBe('restart')
  })

  it('have no consequence once a minute', () => {
    const crashes = new GraphicsCrashes(false)
    expect(new Set(crash(crashes, 20, MINUTE))).toEqual(new Set(['reload']))
    vi.advanceTimersByTime(MINUTE)
    expect(crashes.trouble).toBeUndefined()
  })

  it('change nothing if the card is not used: the table is flat from the start', () => {
    const crashes = new GraphicsCrashes(true)
    expect(crashes.trouble).toBe('failing')
    expect(new Set(crash(crashes, 20))).toEqual(new Set(['wait']))
  })
})
