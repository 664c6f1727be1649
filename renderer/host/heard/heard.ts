import type { HeardLuck, LuckBook } from './luckBook.ts'

let luck: LuckBook | null = null

/** Sets what this page remembers of the luck of matches; a page beside its own host needs none. */
export function rememberLuckIn(book: LuckBook): void {
  luck = book
}

/** What this screen heard of a match's luck before the first move; null beside its own host, `forgotten` if that lies too far back. */
export function heardLuckOf(match: string): HeardLuck | 'forgotten' | null {
  return luck?.isForgotten(match) ? 'forgotten' : (luck?.of(match) ?? null)
}
