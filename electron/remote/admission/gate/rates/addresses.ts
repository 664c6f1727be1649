import type { Share } from '../limits.ts'

/** Returns an address in the form for people: IPv4 addresses in IPv6 form become plain, and zones are left out. */
export function plainAddress(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return plain === '::1' ? '127.0.0.1' : plain
}

/**
 * Returns the unit that counts as one address: one IPv4 address, or a whole /64 network of IPv6, in which one device
 * can have any address.
 */
export function addressKey(plain: string): string {
  if (!plain.includes(':')) return plain
  const [before = '', after] = plain.split('::')
  const first = before === '' ? [] : before.split(':')
  const last = after === undefined || after === '' ? [] : after.split(':')
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Counts what exists now, in total and for each address. */
export class Places {
  private readonly share: Share
  private readonly byKey = new Map<string, number>()
  private all = 0

  constructor(share: Share) {
    this.share = share
  }

  /** Takes a place; returns false if there is none left. Each place taken must be returned once. */
  take(key: string): boolean {
    const own = this.byKey.get(key) ?? 0
    if (this.all >= this.share.all || own >= this.share.perAddress) return false
    this.all++
    this.byKey.set(key, own + 1)
    return true
  }

  giveBack(key: string): void {
    const own = this.byKey.get(key) ?? 0
    if (own === 0) return
    this.all--
    if (own === 1) this.byKey.delete(key)
    else this.byKey.set(key, own - 1)
  }
}
