import { createHash, randomBytes } from 'node:crypto'
import type { Seat } from '../../../engine/kernel/game.ts'
import { type ChannelKind, WATCH_CHANNEL } from '../../contract/channels.ts'
import type { LinkChannel } from '../../contract/screens.ts'
import type { TokenHash } from '../link/link.ts'
import type { KeptTable } from './addressBook.ts'

/** A valid address, with its secret. */
export interface IssuedLink {
  readonly id: string
  readonly channel: LinkChannel
  /** 128 random bits in base64url. */
  readonly token: string
  readonly hash: TokenHash
  /** The guest on its seat, or the last one there; null if there was none since the link was issued. */
  readonly holder: string | null
  /** The only screen that may use a caster's address, as a hash: the first that does; null before, and for other addresses. */
  readonly screen: string | null
}

/** The addresses that are kept when the program ends. */
export interface KeptLinks {
  readonly watch: string | null
  readonly table: Pick<KeptTable, 'room' | 'seats'> | null
  /** The channels beside `watch`. */
  readonly channels?: readonly {
    readonly id: string
    readonly token: string
    readonly kind?: ChannelKind
    readonly screen?: string
  }[]
}

/** Returns the SHA-256 of a token, in hexadecimal digits. */
export function hashOfToken(token: string): TokenHash {
  return createHash('sha256').update(token).digest('hex')
}

/** Returns 128 random bits in base64url. */
export function drawToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Returns the channel that guests of a link follow; null if they are in the room and may play. */
export function channelOf(link: LinkChannel): string | null {
  return link.kind === 'watch' ? (link.id ?? WATCH_CHANNEL) : null
}

function channelLink(id: string, kind: ChannelKind | undefined): LinkChannel {
  return { kind: 'watch', id, ...(kind === 'caster' && { caster: true }) }
}

/** The valid addresses: one to the room, one for each channel for watching, and one for each seat of another screen. */
export class Links {
  private links: readonly IssuedLink[]
  private count = 0

  /** Issues new addresses, or those that are kept. */
  constructor({ watch, table, channels = [] }: KeptLinks = { watch: null, table: null }) {
    const seats = table?.seats ?? []
    this.links = [
      this.issue({ kind: 'room' }, table?.room),
      this.issue({ kind: 'watch' }, watch ?? undefined),
      ...channels.map(({ id, token, kind, screen }) => this.issue(channelLink(id, kind), token, screen)),
      ...seats.map(({ seat, token }) => this.issue({ kind: 'seat', seat }, token)),
    ]
  }

  /** The tokens that are kept when the program ends. */
  get kept() {
    const seats = this.links.flatMap(({ channel, token }) =>
      channel.kind === 'seat' ? [{ seat: channel.seat, token }] : [],
    )
    return { room: this.room.token, watch: this.forChannel((link) => channelOf(link) === WATCH_CHANNEL).token, seats }
  }

  get all(): readonly IssuedLink[] {
    return this.links
  }

  get hashes(): readonly TokenHash[] {
    return this.links.map(({ hash }) => hash)
  }

  get room(): IssuedLink {
    return this.forChannel(({ kind }) => kind === 'room')
  }

  /** Sets the seats that have a link; a seat that remains keeps its link. */
  setSeats(seats: readonly Seat[]): void {
    const kept = this.links.filter(({ channel }) => channel.kind !== 'seat' || seats.includes(channel.seat))
    const missing = seats.filter((seat) => !this.ofSeat(seat))
    this.links = [...kept, ...missing.map((seat) => this.issue({ kind: 'seat', seat }))]
  }

  ofChannel(id: string): IssuedLink | null {
    return this.links.find(({ channel }) => channelOf(channel) === id) ?? null
  }

  /** Issues the address of a new channel. */
  addChannel(id: string, kind: ChannelKind): void {
    this.links = [...this.links, this.issue(channelLink(id, kind))]
  }

  /** Binds a caster's address to the screen that uses it first. Returns false for any other screen later. */
  bind(id: string, screen: string): boolean {
    const link = this.links.find((one) => one.id === id)
    if (link?.channel.kind !== 'watch' || !link.channel.caster) return true
    if (link.screen === null) this.links = this.links.map((one) => (one === link ? { ...one, screen } : one))
    return link.screen === null || link.screen === screen
  }

  removeChannel(id: string): void {
    this.links = this.links.filter(({ channel }) => channelOf(channel) !== id)
  }

  ofSeat(seat: Seat): IssuedLink | null {
    return this.links.find(({ channel }) => channel.kind === 'seat' && channel.seat === seat) ?? null
  }

  byHash(hash: TokenHash): IssuedLink | null {
    return this.links.find((link) => link.hash === hash) ?? null
  }

  /**
   * Renews the address of each seat that its guest has left: other guests may know it.
   * @param holderOf returns the id of the guest on a seat
   */
  followHolders(holderOf: (seat: Seat) => string | null): void {
    this.links = this.links.map((link) => {
      if (link.channel.kind !== 'seat') return link
      const holder = holderOf(link.channel.seat)
      if (holder === link.holder) return link
      return { ...(link.holder === null ? link : this.issue(link.channel)), holder }
    })
  }

  /** Replaces a link by a new one; returns the old one. */
  renew(id: string): IssuedLink | null {
    const old = this.links.find((link) => link.id === id)
    if (!old) return null
    this.links = this.links.map((link) => (link === old ? this.issue(old.channel) : link))
    return old
  }

  private issue(channel: LinkChannel, token = drawToken(), screen: string | null = null): IssuedLink {
    return { id: `link-${++this.count}`, channel, token, hash: hashOfToken(token), holder: null, screen }
  }

  private forChannel(is: (channel: LinkChannel) => boolean): IssuedLink {
    const link = this.links.find(({ channel }) => is(channel))
    if (!link) throw new Error('a link of the room is missing')
    return link
  }
}
