import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** `npm run package:verify`: tests of the packages, installed into a system of their own. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    name: 'packages',
    include: ['build/packaging/**/*.verify.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
})
