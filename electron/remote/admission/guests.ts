import type { Seat } from '../../../engine/kernel/game.ts'
import type { Client } from '../../clients/client.ts'
import { cleanText, LONGEST_NAME } from '../../contract/plainText.ts'
import type { Device, Guest, GuestRole } from '../../contract/screens.ts'
import type { Place } from '../feeds/place.ts'
import type { FromServer, TokenHash } from '../link/link.ts'
import type { KeptGuest } from './addressBook.ts'
import { Keys } from './keys.ts'
import { hashOfToken } from './links.ts'

export type Arrival = Extract<FromServer, { readonly kind: 'arrived' }>

/** The facts with which a record of a guest begins; `screen` is the hash of the screen's secret. */
interface ScreenFacts extends Pick<Arrival, 'device' | 'name' | 'address' | 'token' | 'screen'> {
  readonly connection: string | null
}

/** A screen that has come in. It stays the same guest when its connection is lost and comes back. */
export class GuestRecord {
  readonly id: string
  /** Those in the room and those who watch from outside are different guests, even on one screen. */
  readonly role: GuestRole
  /** Hash of the secret by which the screen is known again. */
  readonly screen: string
  readonly device: Device
  name: string
  address: string
  /** The address that it came by last. */
  token: TokenHash
  connection: string | null
  /** Its screen does not answer: it is out of reach, or frozen. */
  isQuiet = false
  readonly keys: Keys
  /** Its chair at the table, also while the seat is played here or by a bot. */
  seat: Seat | null = null
  /** The time of a message there and back, in milliseconds. */
  delay: number | null = null
  /** When its connection was lost, by the clock of the room. */
  lostAt = 0
  /** What it follows now, and as whom it calls. */
  place: Place | null = null
  client: Client | null = null
  /** Whether it looks at everything, or at what everybody may see, once the match is over. */
  look: 'open' | 'spectator' | null = null

  constructor(id: string, role: GuestRole, from: ScreenFacts, keys: Keys) {
    this.id = id
    this.role = role
    this.screen = from.screen
    this.device = from.device
    this.name = plainName(from.name)
    this.address = from.address
    this.token = from.token
    this.keys = keys
    this.connection = from.connection
  }

  /** True if its screen is connected and answers. */
  get isThere(): boolean {
    return this.connection !== null && !this.isQuiet
  }

  get told(): Guest {
    const { id, name, device, address, seat, isThere, delay } = this
    return { id, name, device, address, seat, connected: isThere, delay }
  }
}

/** A name that a screen gives itself on arrival, without what cannot be shown; may be empty. */
export function plainName(name: string): string {
  return cleanText(name, LONGEST_NAME)
}

/** Who is in the room. */
export class Guests {
  private readonly byId = new Map<string, GuestRecord>()
  private count = 0

  get all(): readonly GuestRecord[] {
    return [...this.byId.values()]
  }

  get connected(): readonly GuestRecord[] {
    return this.all.filter(({ connection }) => connection !== null)
  }

  get(id: string): GuestRecord | null {
    return this.byId.get(id) ?? null
  }

  at(connection: string): GuestRecord | null {
    return this.all.find((guest) => guest.connection === connection) ?? null
  }

  /** Whose chair a seat is. */
  on(seat: Seat): GuestRecord | null {
    return this.all.find((guest) => guest.seat === seat) ?? null
  }

  /** The guest of a screen, if it has been here before. */
  known(screen: string, role: GuestRole): GuestRecord | null {
    const hash = hashOfToken(screen)
    return this.all.find((guest) => guest.screen === hash && guest.role === role) ?? null
  }

  /** The guest of a screen that comes by an old address of its own. */
  ownerOf({ screen, token }: Arrival): GuestRecord | null {
    const hash = hashOfToken(screen)
    return this.all.find((guest) => guest.screen === hash && guest.keys.own.includes(token)) ?? null
  }

  add(role: GuestRole, arrival: Arrival): GuestRecord {
    return this.record(role, { ...arrival, screen: hashOfToken(arrival.screen) }, new Keys(arrival.token))
  }

  /** Keeps the seat of a guest from before the end of the program, until the screen is back. */
  restore({ seat, opened, given, ...facts }: KeptGuest, now: number): void {
    const token = given ?? opened ?? ''
    const guest = this.record('player', { ...facts, token, address: '', connection: null }, new Keys(opened, given))
    guest.seat = seat
    guest.lostAt = now
  }

  /** The data of guests with a seat that is kept over the end of the program. */
  get kept(): readonly KeptGuest[] {
    return this.all.flatMap(({ screen, device, name, seat, keys }) =>
      seat === null ? [] : [{ screen, device, name, seat, ...keys.kept }],
    )
  }

  remove(guest: GuestRecord): void {
    this.byId.delete(guest.id)
  }

  private record(role: GuestRole, facts: ScreenFacts, keys: Keys): GuestRecord {
    const guest = new GuestRecord(`guest-${++this.count}`, role, facts, keys)
    this.byId.set(guest.id, guest)
    return guest
  }
}
