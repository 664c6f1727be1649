import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../electron/e2e/driver/longestFirst.ts'
import { WORKERS } from '../electron/e2e/driver/workers.ts'

/** Tests that drive the compiled program in real Electron: each worker on a display of its own. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    name: 'app',
    include: ['electron/e2e/**/*.e2e.ts'],
    globalSetup: ['electron/e2e/driver/globalSetup.ts'],
    setupFiles: ['electron/e2e/driver/failurePictures.ts'],
    // In the order of their definition: a picture of a failure is taken before a test ends its program.
    sequence: { hooks: 'list', sequencer: LongestFirst },
    maxWorkers: WORKERS,
    // Long timeouts cost nothing when tests pass, and busy machines need them.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
  },
})
