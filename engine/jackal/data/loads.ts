import type { Load } from '../types.ts'

/** What a load is worth in the hold (J-GOLD). */
export const LOAD_VALUES = { coin: 1, treasure: 3 } as const satisfies Record<Load, number>
