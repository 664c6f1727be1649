import { join } from 'node:path'

/** Where the app tests save screenshots; git ignores it. */
export const PICTURES = join(import.meta.dirname, '..', '..', '..', 'test-results')
/** Screenshots of windows in which a test failed, of the last run alone. */
export const FAILURE_PICTURES = join(PICTURES, 'failed')
