import type { Share } from '../limits.ts'

/** A member's address, and its order of arrival: higher numbers came later. */
interface Member {
  readonly key: string
  readonly since: number
}

/**
 * Connections, some of which have sent a valid token. When there is no place for one more, the oldest without a token
 * is dropped: a newcomer finds a place, and strangers that only stay cannot block it.
 */
export class Crowd<T> {
  private readonly share: Share
  private readonly isReserved: (key: string) => boolean
  private readonly drop: (member: T) => void
  private readonly members = new Map<T, Member>()
  private readonly counts = new Map<string, number>()
  /** Members without a token, by addresses; the oldest first. */
  private readonly spare = new Map<string, Set<T>>()
  private count = 0

  /**
   * @param isReserved returns whether a guest with a seat has this address: its connections go last
   * @param drop ends a connection that had to go
   */
  constructor(share: Share, isReserved: (key: string) => boolean, drop: (member: T) => void) {
    this.share = share
    this.isReserved = isReserved
    this.drop = drop
  }

  /** Adds a member, in place of another if necessary. Returns false if all places are taken by members with tokens. */
  enter(key: string, member: T): boolean {
    if ((this.counts.get(key) ?? 0) >= this.share.perAddress && !this.dropOne(this.spare.get(key))) return false
    if (this.members.size >= this.share.all && !this.dropOne(this.mostDispensable())) return false
    this.members.set(member, { key, since: ++this.count })
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
    const own = this.spare.get(key) ?? new Set()
    this.spare.set(key, own.add(member))
    return true
  }

  /** Keeps the member's place from now on. */
  vouch(member: T): void {
    const known = this.members.get(member)
    if (known) this.forgetSpare(known.key, member)
  }

  leave(member: T): void {
    const known = this.members.get(member)
    if (!known) return
    this.members.delete(member)
    this.forgetSpare(known.key, member)
    const left = (this.counts.get(known.key) ?? 0) - 1
    if (left > 0) this.counts.set(known.key, left)
    else this.counts.delete(known.key)
  }

  private dropOne(group: ReadonlySet<T> | undefined): boolean {
    for (const member of group ?? []) {
      this.leave(member)
      this.drop(member)
      return true
    }
    return false
  }

  /** Returns the connections of the address that goes first: without a seated guest, with the most, with the oldest. */
  private mostDispensable(): ReadonlySet<T> | undefined {
    let found: { readonly group: ReadonlySet<T>; readonly rank: readonly [number, number, number] } | null = null
    for (const [key, group] of this.spare) {
      const rank = [this.isReserved(key) ? 1 : 0, -group.size, this.sinceOf(group)] as const
      if (!found || isLess(rank, found.rank)) found = { group, rank }
    }
    return found?.group
  }

  private sinceOf(group: ReadonlySet<T>): number {
    for (const member of group) return this.members.get(member)?.since ?? 0
    return 0
  }

  private forgetSpare(key: string, member: T): void {
    const own = this.spare.get(key)
    own?.delete(member)
    if (own?.size === 0) this.spare.delete(key)
  }
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}
