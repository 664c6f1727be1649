import { hash, timingSafeEqual } from 'node:crypto'
import type { PairingWords } from '../../../contract/screens.ts'
import type { Limits } from './limits.ts'
import { Bucket, Buckets, type Now } from './rates/bucket.ts'

/** `words-used-up`: these words were valid a short time ago, and others are now. */
export type WordsVerdict = 'right' | 'wrong-words' | 'words-used-up' | 'too-many-tries'

export type WordLimits = Pick<Limits, 'tries' | 'allTries' | 'guesses'>

/** The number of former words that are remembered, to report that they are used up. */
const MOST_FORMER = 12

/**
 * The words that admit one guest. They become invalid when they are used, too old, or guessed at too often; the host
 * then shows others (`admission/pairing.ts` has the bound for guesses).
 */
export class Words {
  private readonly limits: WordLimits
  private readonly tries: Buckets
  private readonly allTries: Bucket
  private readonly wallClock: () => number
  private current: { readonly digest: Buffer; readonly until: number } | null = null
  private former: readonly Buffer[] = []
  private left = 0

  /** @param wallClock milliseconds since 1970 */
  constructor(limits: WordLimits, now: Now, wallClock: () => number) {
    this.limits = limits
    this.tries = new Buckets(limits.tries, now)
    this.allTries = new Bucket(limits.allTries, now)
    this.wallClock = wallClock
  }

  /** True if any words are valid now. */
  get areGood(): boolean {
    if (this.current && this.current.until <= this.wallClock()) this.retire()
    return this.current !== null
  }

  set(words: PairingWords | null): void {
    this.retire()
    if (!words) return
    const digest = digestOf(words.words)
    this.former = this.former.filter((one) => !one.equals(digest))
    this.current = { digest, until: words.until }
    this.left = this.limits.guesses
  }

  /** Checks the words from an address. The right ones are then used up. */
  try(words: readonly string[], address: string): WordsVerdict {
    if (!this.tries.take(address)) return 'too-many-tries'
    const digest = digestOf(words)
    const current = this.areGood ? this.current : null
    if (this.former.some((one) => one.equals(digest))) return 'words-used-up'
    if (!current) return 'wrong-words'
    if (!this.allTries.take()) return 'too-many-tries'
    const isRight = timingSafeEqual(digest, current.digest)
    if (isRight || --this.left <= 0) this.retire()
    return isRight ? 'right' : 'wrong-words'
  }

  private retire(): void {
    if (this.current) this.former = [this.current.digest, ...this.former].slice(0, MOST_FORMER)
    this.current = null
  }
}

/** Returns the digest of words, in which case, spaces and the two dots of ё make no difference. */
function digestOf(words: readonly string[]): Buffer {
  const plain = words.map((word) => word.normalize('NFKC').trim().toLowerCase().replaceAll('ё', 'е'))
  return hash('sha256', plain.join(' '), 'buffer')
}
