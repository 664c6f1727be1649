import type { HeardLuck, LuckBook } from './luckBook.ts'

let luck: LuckBook | null = null

/** Sets what this page remembers of the luck of matches; a page beside its own host needs none. */
export function rememberLuckIn(book: LuckBook): void {
  luck = book
}

/** What this screen heard of a match's luck before the first move; null if it remembers nothing. */
export const heardLuckOf = (match: string): HeardLuck | null => luck?.of(match) ?? null
