import { excessOf } from '../../engine/kernel/extent.ts'

/** The limits of a request. The largest requests are positions of matches. */
const EXTENT = { depth: 60, values: 200_000, text: 4 * 1024 * 1024 } as const

/** Returns why a request is refused as too large or as no plain JSON; null if it may be parsed. */
export function requestExcess(request: unknown): string | null {
  return excessOf(request, EXTENT)
}
