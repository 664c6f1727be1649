import type { Load } from '../types.ts'

/** The worth of a load in the hold (J-GOLD). The lifeboat is no gold, and is never brought there (J-BOAT). */
export const LOAD_VALUES = { coin: 1, treasure: 3, boat: 0 } as const satisfies Record<Load, number>
