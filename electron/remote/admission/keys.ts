import type { TokenHash } from '../link/link.ts'

/** The addresses by which one screen may return, and all others that it has used or received. */
export class Keys {
  /** The address that the screen's player opened last. */
  private opened: TokenHash | null
  /** The address of the seat that the screen took last. */
  private given: TokenHash | null
  private learned: ReadonlySet<TokenHash>

  constructor(opened: TokenHash | null, given: TokenHash | null = null) {
    this.opened = opened
    this.given = given
    this.learned = new Set(this.own)
  }

  /** The addresses that stay valid for this screen, even after the address of a seat is renewed for others. */
  get own(): readonly TokenHash[] {
    return [this.opened, this.given].filter((hash) => hash !== null)
  }

  /** The hashes that are kept when the program ends. */
  get kept(): { readonly opened: TokenHash | null; readonly given: TokenHash | null } {
    const { opened, given } = this
    return { opened, given }
  }

  knows(hash: TokenHash): boolean {
    return this.learned.has(hash)
  }

  /** Notes that the screen has used an address. */
  comeBy(hash: TokenHash): void {
    if (hash !== this.given) this.opened = hash
    this.learned = new Set([...this.learned, hash])
  }

  /** Notes that the screen has received the address of its seat. */
  give(hash: TokenHash): void {
    this.given = hash
    this.learned = new Set([...this.learned, hash])
  }

  /** Removes an address that is revoked. */
  withdraw(hash: TokenHash): void {
    if (this.opened === hash) this.opened = null
    if (this.given === hash) this.given = null
  }

  /** Removes addresses that are no longer valid. */
  keepOnly(good: readonly TokenHash[]): void {
    const own = this.own
    this.learned = new Set([...this.learned].filter((hash) => good.includes(hash) || own.includes(hash)))
  }
}
