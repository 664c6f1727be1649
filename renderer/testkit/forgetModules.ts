/**
 * Gives each test file its own modules, as stores hold state, and the real timers: vitest loads it where files share a
 * process.
 */
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.resetModules()
  vi.useRealTimers()
})
