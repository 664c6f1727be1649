import { mergeConfig } from 'vitest/config'
import e2e from './vitest.e2e.config.ts'

/** Runs of the program with commands of their own: pictures for people, and matches too long for a test. */
export default mergeConfig(
  { ...e2e, test: { ...e2e.test, include: [] } },
  { test: { name: 'apart', include: ['electron/e2e/**/*.{pictures,match}.ts'] } },
)
