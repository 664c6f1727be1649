import type { Seat } from '../../../engine/kernel/game.ts'
import type { MatchInfo } from '../../contract/ipc.ts'
import { Refused } from '../../contract/refused.ts'
import type { Lobby, LobbyPlan } from '../../contract/screens.ts'
import type { GuestRecord, Guests } from './guests.ts'
import { carryOver, lobbyOf, seatsElsewhere } from './lobby.ts'
import { namedSeats } from './names.ts'

type Chairs = ReadonlyMap<Seat, GuestRecord>

/** A match that is being prepared, with the guests of its seats. */
interface Plan {
  readonly table: LobbyPlan
  readonly chairs: Chairs
}

/** The guests of seats, at the followed match and at the next one. */
export class Seating {
  private readonly guests: Guests
  private next: Plan | null = null

  constructor(guests: Guests) {
    this.guests = guests
  }

  /** Returns the lobby of the match that is being prepared, otherwise of the followed one. */
  lobby(match: MatchInfo | null): Lobby | null {
    if (this.next) return lobbyOf(this.next.table, null, this.next.chairs)
    return match ? lobbyOf(match, match.id, this.chairs) : null
  }

  /** Returns whether the seats of the table are known. */
  hasTable(match: MatchInfo | null): boolean {
    return match !== null || this.next !== null
  }

  /**
   * Returns the seats that need an address: those of other screens, and those of guests whose seat is played here
   * meanwhile.
   */
  linked(match: MatchInfo | null): readonly Seat[] {
    const planned = this.next ? seatsElsewhere(this.next.table.seats) : []
    return [...new Set([...(match ? seatsElsewhere(match.seats) : []), ...planned, ...this.chairs.keys()])]
  }

  /**
   * Prepares another match; the guests of the present one are seated there, too. In another game, guests without a seat
   * there wait for any.
   */
  plan(table: LobbyPlan | null, match: MatchInfo | null): void {
    if (!table) {
      this.next = null
      return
    }
    const before = this.next?.table ?? match
    const chairs = this.next?.chairs ?? this.chairs
    this.next = { table, chairs: carryOver(before?.seats ?? [], table.seats, chairs) }
    if (before?.game === table.game) return
    for (const guest of chairs.values()) if (!this.hasChair(guest)) guest.wish ??= { seat: null }
  }

  /** Returns the guests of the seats at a new match. */
  chairsAt(seats: MatchInfo['seats'], before: MatchInfo | null): Chairs {
    const from = this.next?.table.seats ?? before?.seats ?? seats
    return carryOver(from, seats, this.next?.chairs ?? this.chairs)
  }

  /** Seats all guests at a new match. */
  moveTo(match: MatchInfo, before: MatchInfo | null): void {
    const chairs = this.chairsAt(match.seats, before)
    for (const guest of this.guests.all) {
      guest.seat = null
      guest.look = null
    }
    for (const [seat, guest] of chairs) guest.seat = seat
    this.next = null
  }

  /** Returns the seats of the match with the names that guests chose. */
  named(match: MatchInfo): MatchInfo['seats'] {
    return namedSeats(match.seats, this.chairs)
  }

  /**
   * Returns the guest of a seat: at the match that is being prepared if that has the seat, otherwise at the present
   * one.
   */
  holderOf(seat: Seat): GuestRecord | null {
    if (!this.isPlanned(seat)) return this.guests.on(seat)
    return this.next?.chairs.get(seat) ?? null
  }

  /** Seats a guest who used the address of a free seat, unless they have a seat already. */
  seatByAddress(guest: GuestRecord, seat: Seat, match: MatchInfo | null): void {
    if (this.holderOf(seat) !== null) return
    const isPlanned = this.isPlanned(seat)
    const isPlayed = seatsElsewhere(match?.seats ?? []).includes(seat)
    if ((isPlayed || !isPlanned) && this.guests.on(seat) === null) guest.seat ??= seat
    if (isPlanned && this.chairOf(guest, null) === null) this.choose(guest, seat)
  }

  /** Seats a guest. Throws `not-your-seat` for a seat that no other screen plays, and `seat-taken`. */
  sit(guest: GuestRecord, seat: Seat, match: MatchInfo | null): void {
    if (guest.role === 'watcher' || !this.seatsFor(match).includes(seat)) throw new Refused('not-your-seat')
    const holder = this.next ? this.next.chairs.get(seat) : this.guests.on(seat)
    if (holder && holder !== guest) throw new Refused('seat-taken')
    const { wish } = guest
    this.rise(guest)
    guest.wish = wish && { seat: null }
    if (this.next) this.choose(guest, seat)
    else guest.seat = seat
  }

  /**
   * Notes that a guest wants to play: on the seat of a bot at the next match, which the table may give away,
   * or on any. Throws `not-your-seat` for a watcher and for any other seat.
   */
  wish(guest: GuestRecord, seat: Seat | null): void {
    if (guest.role === 'watcher' || (seat !== null && !this.isBots(seat))) throw new Refused('not-your-seat')
    guest.wish = { seat }
  }

  /** Returns whether a bot plays a seat of the match that is being prepared. */
  isBots(seat: Seat): boolean {
    return this.next?.table.seats.some((one) => one.seat === seat && one.player.kind === 'bot') === true
  }

  /** Seats the guests that wait for a seat, the longest waiting first; returns whether any of them has a seat now. */
  seatWaiting(match: MatchInfo | null): boolean {
    const free = () => this.seatsFor(match).filter((seat) => this.isFree(seat))
    const seated = this.guests.connected.filter((guest) => {
      const { wish } = guest
      if (guest.role === 'watcher' || wish === null) return false
      const seats = free()
      const wanted = seats.find((seat) => seat === wish.seat) ?? (this.hasChair(guest) ? undefined : seats[0])
      if (wanted === undefined) return false
      this.sit(guest, wanted, match)
      if (wanted !== wish.seat) guest.wish = wish // it still waits for the other one
      return true
    })
    return seated.length > 0
  }

  /** Returns the wish of a guest for a seat that it has not got yet; undefined if it does not wait. */
  wishOf(guest: GuestRecord): Seat | null | undefined {
    const { wish } = guest
    return wish === null || (wish.seat === null && this.hasChair(guest)) ? undefined : wish.seat
  }

  private hasChair(guest: GuestRecord): boolean {
    return this.next ? this.chairOf(guest, null) !== null : guest.seat !== null
  }

  /** Returns the seats for other screens of the match that is being prepared, otherwise of the followed one. */
  private seatsFor(match: MatchInfo | null): readonly Seat[] {
    return seatsElsewhere(this.next?.table.seats ?? match?.seats ?? [])
  }

  private isFree(seat: Seat): boolean {
    return (this.next ? (this.next.chairs.get(seat) ?? null) : this.guests.on(seat)) === null
  }

  rise(guest: GuestRecord): void {
    guest.wish = null
    if (!this.next) guest.seat = null
    else this.next = { ...this.next, chairs: new Map([...this.next.chairs].filter(([, one]) => one !== guest)) }
  }

  /** Removes a guest that has gone permanently. */
  forget(guest: GuestRecord): void {
    this.rise(guest)
    guest.seat = null
  }

  /** Returns the seat that a guest has chosen for the match that is being prepared, otherwise the one it plays. */
  chairOf(guest: GuestRecord, active: Seat | null): Seat | null {
    if (!this.next) return active
    return [...this.next.chairs].find(([, one]) => one === guest)?.[0] ?? null
  }

  /** Returns whether a guest has a chair, now or at the next match. */
  isSeated(guest: GuestRecord): boolean {
    return guest.seat !== null || [...(this.next?.chairs.values() ?? [])].includes(guest)
  }

  private isPlanned(seat: Seat): boolean {
    return this.next !== null && seatsElsewhere(this.next.table.seats).includes(seat)
  }

  /** Gives a guest a seat of the match that is being prepared. */
  private choose(guest: GuestRecord, seat: Seat): void {
    if (this.next) this.next = { ...this.next, chairs: new Map([...this.next.chairs, [seat, guest]]) }
  }

  private get chairs(): Chairs {
    return new Map(this.guests.all.flatMap((guest) => (guest.seat === null ? [] : [[guest.seat, guest] as const])))
  }
}
