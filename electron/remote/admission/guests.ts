import type { Seat } from '../../../engine/kernel/game.ts'
import type { Client } from '../../clients/client.ts'
import { cleanText, LONGEST_NAME } from '../../contract/plainText.ts'
import type { Device, Guest, GuestRole } from '../../contract/screens.ts'
import type { FeedPlace } from '../feeds/place.ts'
import type { FromServer, TokenHash } from '../link/link.ts'
import type { KeptGuest } from './addressBook.ts'
import { Keys } from './keys.ts'
import { hashOfToken } from './links.ts'

export type Arrival = Extract<FromServer, { readonly kind: 'arrived' }>

/** The first facts in the record of a guest; `screen` is the hash of the screen's secret. */
interface ScreenFacts extends Pick<Arrival, 'device' | 'name' | 'address' | 'token' | 'screen'> {
  readonly connection: string | null
}

/** A screen that has joined. It stays the same guest when it loses its connection and returns. */
export class GuestRecord {
  readonly id: string
  /**
   * The channel that it follows; null for a guest in the room, which may play. Those in the room and those of each
   * channel are different guests, even on one screen.
   */
  readonly channel: string | null
  /** Hash of the secret that identifies the screen. */
  readonly screen: string
  readonly device: Device
  /** The name that others see. */
  name: string
  /** The name that waits for approval; null for none. */
  askedName: string | null = null
  address: string
  /** The address that the guest used last. */
  token: TokenHash
  connection: string | null
  /** True if the guest's screen does not answer because it is out of reach or frozen. */
  isQuiet = false
  readonly keys: Keys
  /** Its chair at the table, also while the seat is played here or by a bot. */
  seat: Seat | null = null
  /** The wish to play, on any seat or on one that is not free yet; null for a guest that does not want a seat. */
  wish: { readonly seat: Seat | null } | null = null
  /** The time of a message there and back, in milliseconds. */
  delay: number | null = null
  /** The time at which the guest lost its connection, by the clock of the room. */
  lostAt = 0
  /** The feed that it follows now, and the client of its calls. */
  place: FeedPlace | null = null
  client: Client | null = null
  /** The guest's view once the match is over: everything, or only what is public. */
  look: 'open' | 'spectator' | null = null

  constructor(id: string, channel: string | null, from: ScreenFacts, keys: Keys) {
    this.id = id
    this.channel = channel
    this.screen = from.screen
    this.device = from.device
    this.name = plainName(from.name)
    this.address = from.address
    this.token = from.token
    this.keys = keys
    this.connection = from.connection
  }

  get role(): GuestRole {
    return roleIn(this.channel)
  }

  /** True if the guest's screen is connected and answers. */
  get isThere(): boolean {
    return this.connection !== null && !this.isQuiet
  }

  get told(): Guest {
    const { id, name, askedName, device, address, seat, isThere, delay, channel } = this
    return {
      id,
      name,
      device,
      address,
      seat,
      connected: isThere,
      delay,
      ...(channel !== null && { channel }),
      ...(askedName !== null && { askedName }),
    }
  }
}

/** Returns the role of the guests of a channel, or without one of those in the room. */
export function roleIn(channel: string | null): GuestRole {
  return channel === null ? 'player' : 'watcher'
}

/** Returns the name that a screen gives itself on arrival, without what cannot be shown; may be empty. */
export function plainName(name: string): string {
  return cleanText(name, LONGEST_NAME)
}

/** The guests of the room. */
export class Guests {
  private readonly byId = new Map<string, GuestRecord>()
  private count = 0

  get all(): readonly GuestRecord[] {
    return [...this.byId.values()]
  }

  get connected(): readonly GuestRecord[] {
    return this.all.filter(({ connection }) => connection !== null)
  }

  /** Returns the connections of the guests of a channel; with null of those in the room. */
  connectionsOf(channel: string | null): readonly string[] {
    return this.all.flatMap((guest) => (guest.channel === channel ? (guest.connection ?? []) : []))
  }

  get(id: string): GuestRecord | null {
    return this.byId.get(id) ?? null
  }

  at(connection: string): GuestRecord | null {
    return this.all.find((guest) => guest.connection === connection) ?? null
  }

  /** Returns the guest whose chair a seat is. */
  on(seat: Seat): GuestRecord | null {
    return this.all.find((guest) => guest.seat === seat) ?? null
  }

  /** Returns the guest of a screen that has been here before; null if there is none. */
  known(screen: string, channel: string | null): GuestRecord | null {
    const hash = hashOfToken(screen)
    return this.all.find((guest) => guest.screen === hash && guest.channel === channel) ?? null
  }

  /** Returns the guest of a screen that uses an old address of its own. */
  ownerOf({ screen, token }: Arrival): GuestRecord | null {
    const hash = hashOfToken(screen)
    return this.all.find((guest) => guest.screen === hash && guest.keys.own.includes(token)) ?? null
  }

  add(channel: string | null, arrival: Arrival): GuestRecord {
    return this.record(channel, { ...arrival, screen: hashOfToken(arrival.screen) }, new Keys(arrival.token))
  }

  /** Keeps the seat of a guest from the previous run of the program, until the screen is back. */
  restore({ seat, opened, given, ...facts }: KeptGuest, now: number): void {
    const token = given ?? opened ?? ''
    const guest = this.record(null, { ...facts, token, address: '', connection: null }, new Keys(opened, given))
    guest.seat = seat
    guest.lostAt = now
  }

  /** The data of guests with a seat that is kept when the program ends. */
  get kept(): readonly KeptGuest[] {
    return this.all.flatMap(({ screen, device, name, seat, keys }) =>
      seat === null ? [] : [{ screen, device, name, seat, ...keys.kept }],
    )
  }

  remove(guest: GuestRecord): void {
    this.byId.delete(guest.id)
  }

  private record(channel: string | null, facts: ScreenFacts, keys: Keys): GuestRecord {
    const guest = new GuestRecord(`guest-${++this.count}`, channel, facts, keys)
    this.byId.set(guest.id, guest)
    return guest
  }
}
