import { defineConfig } from 'vitest/config'
import { project, root } from './vitest.config.ts'

/** `npm run floods`: floods beside a table; each case prints a line. */
export default defineConfig({
  root,
  test: {
    reporters: ['verbose'],
    hideSkippedTests: true,
    fileParallelism: false,
    projects: [
      project(
        'floods',
        ['electron/remote/transport/server/floods.test.ts', 'electron/remote/**/*.floods.ts'],
        [],
        600_000,
      ),
    ],
  },
})
