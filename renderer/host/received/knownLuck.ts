import type { LuckBook, LuckEntry } from './luckBook.ts'
import { receivedBook } from './receivedBook.ts'

/** The luck that a screen knows from before the first move: `forgotten` if too far back, `nothing` without a seal. */
export type KnownLuck = LuckEntry | 'forgotten' | 'nothing'

let luck: LuckBook | null = null

/** Sets this page's memory of the luck of matches; null for a page with its own host, where nothing needs a check. */
export function rememberLuckIn(book: LuckBook | null): void {
  luck = book
}

/**
 * Returns the luck of a match that this guest's screen knows from before the first move; null on a page with its own
 * host.
 */
export function knownLuckOf(match: string): KnownLuck | null {
  if (!luck) return null
  return luck.isForgotten(match) ? 'forgotten' : (luck.of(match) ?? 'nothing')
}

/** Returns whether this page plays at the table of another host, whose word is checked. */
export const isGuestPage = (): boolean => luck !== null

const keepReceived = (): void => {
  if (document.hidden) receivedBook.keep()
}
if (typeof document !== 'undefined') document.addEventListener('visibilitychange', keepReceived)
