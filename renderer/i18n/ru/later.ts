import { seatLater } from './seatLater.ts'
import { watch } from './watch.ts'

/** The texts of parts of pages that load later, in Russian. */
export const later = { ...seatLater, ...watch } as const
