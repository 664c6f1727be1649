/** Gives each test file modules of its own, as stores hold state: vitest loads it where files share a process. */
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.resetModules()
})
