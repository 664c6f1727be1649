import { hash, timingSafeEqual } from 'node:crypto'
import type { TokenHash } from '../../link/link.ts'

export function hashOf(token: string): TokenHash {
  return hash('sha256', token, 'hex')
}

/** The valid tokens, as hashes. */
export class Tokens {
  private hashes: readonly Buffer[] = []

  set(hashes: readonly TokenHash[]): void {
    this.hashes = hashes.map((one) => Buffer.from(one, 'hex'))
  }

  /** Takes the same time for every hash, whether it is known, similar to a known one or unknown. */
  has(token: TokenHash): boolean {
    const asked = Buffer.from(token, 'hex')
    let found = false
    for (const one of this.hashes) if (timingSafeEqual(one, asked)) found = true
    return found
  }
}
