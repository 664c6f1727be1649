import { hash, timingSafeEqual } from 'node:crypto'
import type { PairingWords } from '../../../contract/screens.ts'
import type { Limits } from '../limits.ts'
import { Buckets, type Clock } from '../rates/bucket.ts'

export type WordsVerdict = 'right' | 'wrong-words' | 'too-many-tries'

/** The words that open the door once. They are forgotten when they are used, too old, or guessed at too often. */
export class Words {
  private readonly limits: Pick<Limits, 'tries' | 'allTries'>
  private readonly tries: Buckets
  private readonly wallClock: () => number
  private current: { readonly digest: Buffer; readonly until: number } | null = null
  private left = 0

  /** `wallClock`: milliseconds since 1970. */
  constructor(limits: Pick<Limits, 'tries' | 'allTries'>, now: Clock, wallClock: () => number) {
    this.limits = limits
    this.tries = new Buckets(limits.tries, now)
    this.wallClock = wallClock
  }

  /** Whether any words are good now. */
  get areGood(): boolean {
    if (this.current && this.current.until <= this.wallClock()) this.current = null
    return this.current !== null
  }

  set(words: PairingWords | null): void {
    this.current = words && { digest: digestOf(words.words), until: words.until }
    this.left = this.limits.allTries
  }

  /** Whether somebody at an address has the words. With the right ones they are used up. */
  try(words: readonly string[], address: string): WordsVerdict {
    if (!this.tries.take(address)) return 'too-many-tries'
    const digest = digestOf(words)
    if (!this.areGood || !this.current) return 'wrong-words'
    const isRight = timingSafeEqual(digest, this.current.digest)
    if (isRight || --this.left <= 0) this.current = null
    return isRight ? 'right' : 'wrong-words'
  }
}

/** Upper and lower case, spaces and the two dots of ё make no difference. */
function digestOf(words: readonly string[]): Buffer {
  const plain = words.map((word) => word.normalize('NFKC').trim().toLowerCase().replaceAll('ё', 'е'))
  return hash('sha256', plain.join(' '), 'buffer')
}
