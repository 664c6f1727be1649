import { defineConfig } from 'vitest/config'
import app from './vitest.e2e.config.ts'

/** The security tests of the app against the installed program; a part of `npm run package:verify`. */
export default defineConfig({
  ...app,
  test: {
    ...app.test,
    name: 'installed',
    // The tests run as one user, on one display.
    maxWorkers: 1,
    include: ['security', 'leaks', 'page'].map((name) => `electron/e2e/${name}.e2e.ts`),
    globalSetup: ['build/packaging/debian/installedSetup.ts'],
  },
})
