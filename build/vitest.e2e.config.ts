import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests that drive the compiled program in the real Electron: one window at a time, on one display. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    name: 'app',
    include: ['electron/e2e/**/*.e2e.ts'],
    globalSetup: ['electron/e2e/driver/globalSetup.ts'],
    setupFiles: ['electron/e2e/driver/failurePictures.ts'],
    // In the order they are written: a picture of what failed is taken before a test ends its program.
    sequence: { hooks: 'list' },
    fileParallelism: false,
    // Patience costs nothing where all is well, and a busy machine needs it.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
  },
})
