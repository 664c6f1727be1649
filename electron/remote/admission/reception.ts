import type { MatchInfo } from '../../contract/ipc.ts'
import type { GuestRole } from '../../contract/screens.ts'
import type { TimeSource } from '../../time/timeSource.ts'
import type { CloseReason, Tell, TokenHash } from '../link/link.ts'
import { firstToGo } from './firstToGo.ts'
import { type Arrival, type GuestRecord, type Guests, roleIn } from './guests.ts'
import { channelOf, hashOfToken, type IssuedLink, type Links } from './links.ts'
import type { NameCheck } from './nameCheck.ts'
import type { Seating } from './seating.ts'

/** The table of the room, with the parts that reception needs. */
interface GuestTable {
  /** The match that is followed. */
  readonly match: MatchInfo | null
  enter(guest: GuestRecord, connection: string, resume: Arrival['resume']): Promise<void>
  leave(guest: GuestRecord): void
  /** Ends what the guests of a channel have shown to others, as casters. */
  silence(channel: string): void
}

export interface ReceptionSetting {
  readonly tell: Tell
  readonly timeSource: TimeSource
  readonly links: Links
  readonly guests: Guests
  readonly seating: Seating
  readonly names: NameCheck
  readonly table: GuestTable
  /** Called when a guest without a seat has been away for long. */
  readonly forget: (guest: GuestRecord) => void
}

/**
 * Most screens, including those that may return: however many watch, players find room. Beyond that, records without a
 * seat are removed (`firstToGo`).
 */
const MOST: Readonly<Record<GuestRole, number>> = { player: 100, watcher: 400 }
/** The time for which a guest without a seat may be away, in milliseconds. */
export const PATIENCE = 2 * 60 * 1000

/** Admits guests by their addresses, recognises returning ones, and disconnects them. Its methods must not overlap. */
export class Reception {
  private readonly setting: ReceptionSetting
  /** The last data of guests with a seat that was sent, as JSON. */
  private toldSeated = ''
  /** The hashes that were last sent to the server. */
  private told: readonly TokenHash[] = []

  constructor(setting: ReceptionSetting) {
    this.setting = setting
    this.tellTokens()
  }

  async arrive(arrival: Arrival): Promise<void> {
    const { tell, links, guests, seating, table } = this.setting
    const { connection, token } = arrival
    const link = links.byHash(token)
    const guest = link ? this.admitted(link, arrival) : this.comingBack(guests.ownerOf(arrival), arrival)
    if (typeof guest === 'string') {
      tell({ kind: 'close', connection, reason: guest })
      return
    }
    guest.keys.comeBy(token)
    if (link?.channel.kind === 'seat') seating.seatByAddress(guest, link.channel.seat, table.match)
    try {
      await table.enter(guest, connection, arrival.resume)
    } catch (error) {
      this.disconnect(guest, 'late') // the screen connects again by itself
      throw error
    }
  }

  /** Handles a lost connection. Its guest keeps the seat, and without one is removed after a while. */
  lose(connection: string): void {
    const { guests, table, timeSource, forget } = this.setting
    const guest = guests.at(connection)
    if (!guest) return
    table.leave(guest)
    guest.connection = null
    guest.isQuiet = false
    guest.delay = null
    guest.lostAt = timeSource.now()
    timeSource.after(PATIENCE, () => forget(guest))
  }

  /** Removes a guest that has been away for long, unless a seat is kept for it. */
  forgetLost(guest: GuestRecord): void {
    const { guests, seating, timeSource } = this.setting
    const isGone = guest.connection === null && timeSource.now() - guest.lostAt >= PATIENCE
    if (isGone && !seating.isSeated(guest)) guests.remove(guest)
  }

  /**
   * Revokes an address. The guest on its seat is disconnected; others with a seat who used it may return by another.
   */
  revoke(id: string): void {
    const { links, guests, seating } = this.setting
    const old = links.renew(id)
    if (!old) return
    this.silence(channelOf(old.channel))
    const holder = old.channel.kind === 'seat' ? seating.holderOf(old.channel.seat) : null
    for (const guest of guests.all) {
      guest.keys.withdraw(old.hash)
      const cameByIt = guest.token === old.hash
      if (guest === holder || (cameByIt && !seating.isSeated(guest))) this.dismiss(guest, 'revoked')
      else if (cameByIt) this.disconnect(guest, 'revoked')
    }
  }

  /** Disconnects the guests of a channel that ends. */
  endChannel(id: string): void {
    for (const guest of this.setting.guests.all) if (guest.channel === id) this.dismiss(guest, 'revoked')
  }

  /** Disconnects a guest; the addresses of free seats that it knows are renewed. */
  release(id: string): void {
    const { links, guests, seating } = this.setting
    const guest = guests.get(id)
    if (!guest) return
    this.dismiss(guest, 'released')
    this.silence(guest.channel)
    for (const { id, channel, hash } of links.all)
      if (channel.kind === 'seat' && guest.keys.knows(hash) && !seating.holderOf(channel.seat)) links.renew(id)
  }

  /**
   * Creates an address for each seat of other screens, and sends the valid ones. A guest returns by its own old ones.
   */
  renewLinks(): void {
    const { links, guests, seating, table } = this.setting
    // The table of the previous run returns with its match.
    if (seating.hasTable(table.match)) links.setSeats(seating.linked(table.match))
    links.followHolders((seat) => seating.holderOf(seat)?.id ?? null)
    for (const { keys } of guests.all) keys.keepOnly(links.hashes)
    this.tellTokens()
  }

  /** Returns the guest of a screen, or why it cannot join. */
  private admitted({ id, channel: use }: IssuedLink, arrival: Arrival): GuestRecord | CloseReason {
    const { guests, seating, links } = this.setting
    const { screen, address } = arrival
    if (!links.bind(id, hashOfToken(screen))) return 'taken'
    const channel = channelOf(use)
    const known = guests.known(screen, channel)
    const holder = use.kind === 'seat' ? seating.holderOf(use.seat) : null
    if (holder && holder !== known && !(known && seating.isSeated(known))) return 'taken'
    if (known) return this.comingBack(known, arrival)
    if (!this.makeRoom(roleIn(channel), use.kind === 'seat' ? null : address)) return 'full'
    const guest = guests.add(channel, arrival)
    this.setting.names.meet(guest)
    return guest
  }

  private comingBack(known: GuestRecord | null, { connection, address, token }: Arrival): GuestRecord | CloseReason {
    if (!known) return 'revoked'
    if (known.connection !== connection) this.disconnect(known, 'taken')
    return Object.assign(known, { connection, address, token })
  }

  /**
   * Makes room for one more record: those without a seat go first. Returns false if there is none.
   * @param newcomer the address that asks for it; null for a seat's own address, which is never refused for records
   * without one
   */
  private makeRoom(role: GuestRole, newcomer: string | null): boolean {
    const { guests, seating } = this.setting
    const records = guests.all.filter((one) => one.role === role)
    if (records.length < MOST[role]) return true
    const spare = firstToGo(
      records.filter((guest) => !seating.isSeated(guest)),
      newcomer,
    )
    if (spare) this.dismiss(spare, 'full')
    return spare !== null
  }

  private silence(channel: string | null): void {
    if (channel !== null) this.setting.table.silence(channel)
  }

  private disconnect({ connection }: GuestRecord, reason: CloseReason): void {
    if (connection === null) return
    this.setting.tell({ kind: 'close', connection, reason })
    this.lose(connection)
  }

  /** Disconnects a guest; its seat is free. */
  private dismiss(guest: GuestRecord, reason: CloseReason): void {
    this.disconnect(guest, reason)
    this.setting.seating.forget(guest)
    this.setting.guests.remove(guest)
  }

  /** Sends the reserved places to the process with the sockets, if they have changed. */
  tellSeated(): void {
    const { guests, seating, links, tell } = this.setting
    const seated = guests.all.filter((guest) => seating.isSeated(guest))
    const tokens = links.all.flatMap(({ channel, hash }) => (channel.kind === 'seat' ? [hash] : []))
    const addresses = [...new Set(seated.map(({ address }) => address))]
    const message = {
      kind: 'seated',
      seated: { addresses, screens: seated.map(({ screen }) => screen), tokens },
    } as const
    const text = JSON.stringify(message)
    if (text !== this.toldSeated) tell(message)
    this.toldSeated = text
  }

  private tellTokens(): void {
    const { tell, links, guests } = this.setting
    const hashes = [...new Set([...links.hashes, ...guests.all.flatMap(({ keys }) => keys.own)])]
    if (this.told.join() === hashes.join()) return
    this.told = hashes
    tell({ kind: 'tokens', hashes })
  }
}
