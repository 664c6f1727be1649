import { join } from 'node:path'

/** The folder where the app tests save screenshots; git ignores it. */
export const PICTURES = join(import.meta.dirname, '..', '..', '..', 'test-results')
/** Screenshots of windows in which a test failed, only of the last run. */
export const FAILURE_PICTURES = join(PICTURES, 'failed')
