import { inject } from 'vitest'
import type { TestEnvironment } from './globalSetup.ts'

/** Returns the data of the setup, with this worker's own display; null to open windows on the user's screen. */
export function stage(): Omit<TestEnvironment, 'displays'> & { readonly display: string | null } {
  const { displays, ...rest } = inject('stage')
  const worker = Number(process.env.VITEST_POOL_ID ?? 1) - 1
  return { ...rest, display: displays[worker % Math.max(1, displays.length)] ?? null }
}
