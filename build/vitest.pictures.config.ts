import { mergeConfig } from 'vitest/config'
import e2e from './vitest.e2e.config.ts'

/** `npm run pages:pictures`: what no test can judge, to be looked at. */
export default mergeConfig(
  { ...e2e, test: { ...e2e.test, include: [] } },
  { test: { name: 'pictures', include: ['electron/e2e/**/*.pictures.ts'] } },
)
