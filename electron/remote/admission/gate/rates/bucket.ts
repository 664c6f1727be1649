/** A limit of frequency: `burst` times at once, and `perSecond` more each second. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** Milliseconds; never goes back. */
export type Now = () => number

/** Limits the frequency of an event. */
export class Bucket {
  private readonly rate: Rate
  private readonly now: Now
  private left: number
  private at: number

  constructor(rate: Rate, now: Now) {
    this.rate = rate
    this.now = now
    this.left = rate.burst
    this.at = now()
  }

  /** Returns whether the event may happen once more now, or `amount` times more; if so, counts it. */
  take(amount = 1): boolean {
    this.refill()
    if (this.left < amount) return false
    this.left -= amount
    return true
  }

  /** True if nothing has happened for long enough that the bucket need not be kept. */
  get isFull(): boolean {
    this.refill()
    return this.left >= this.rate.burst
  }

  private refill(): void {
    const now = this.now()
    this.left = Math.min(this.rate.burst, this.left + ((now - this.at) / 1000) * this.rate.perSecond)
    this.at = now
  }
}

/** One bucket for each address. Addresses beyond `MOST_ADDRESSES` share one. */
export class Buckets {
  private readonly rate: Rate
  private readonly now: Now
  private readonly byKey = new Map<string, Bucket>()
  private readonly others: Bucket

  constructor(rate: Rate, now: Now) {
    this.rate = rate
    this.now = now
    this.others = new Bucket(rate, now)
  }

  take(key: string): boolean {
    return this.bucketOf(key).take()
  }

  private bucketOf(key: string): Bucket {
    const known = this.byKey.get(key)
    if (known) return known
    if (this.byKey.size >= MOST_ADDRESSES) this.forgetFull()
    if (this.byKey.size >= MOST_ADDRESSES) return this.others
    const bucket = new Bucket(this.rate, this.now)
    this.byKey.set(key, bucket)
    return bucket
  }

  private forgetFull(): void {
    for (const [key, bucket] of this.byKey) if (bucket.isFull) this.byKey.delete(key)
  }
}

const MOST_ADDRESSES = 2048
