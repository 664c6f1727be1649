import type { Seat, Viewer } from '../../../engine/kernel/game.ts'
import { Refused } from '../../contract/refused.ts'
import type { PlayedFrom } from '../../matches/access.ts'
import type { GuestRecord } from '../admission/guests.ts'
import type { RoomActions } from './calls/guestCalls.ts'
import type { ShownPoint } from './channels/leadingPictures.ts'
import type { RoomParts } from './roomParts.ts'

/** The actions of guests in the room, as their calls ask for them. */
export class GuestActions implements RoomActions {
  private readonly parts: RoomParts

  constructor(parts: RoomParts) {
    this.parts = parts
  }

  async sit(guest: GuestRecord, seat: string | null): Promise<{ readonly token: string | null }> {
    const { seating, table, links } = this.parts
    if (seat !== null && !seating.isBots(seat)) seating.sit(guest, seat, table.match)
    else seating.wish(guest, seat)
    await this.placeAll()
    table.messages.tellRoom(guest)
    const own = seating.chairOf(guest, guest.seat)
    const link = own !== null && (seat === null || own === seat) ? links.ofSeat(own) : null
    if (link) guest.keys.give(link.hash)
    return { token: link?.token ?? null }
  }

  async rise(guest: GuestRecord): Promise<void> {
    this.parts.seating.rise(guest)
    await this.placeAll()
  }

  async setPaused(guest: GuestRecord, paused: boolean): Promise<void> {
    const { leading, table } = this.parts
    await leading.matchFor(guest, table.match).setPaused(paused, guest.seat)
  }

  async end(guest: GuestRecord): Promise<void> {
    const { leading, table } = this.parts
    await leading.matchFor(guest, table.match).end()
  }

  vote(guest: GuestRecord, vote: string, option: number): void {
    this.parts.table.votes.cast(guest, vote, option)
  }

  notePicture(guest: GuestRecord, shown: ShownPoint | null): void {
    this.parts.table.pictures.hear(guest, shown)
  }

  pledgeLuck(guest: GuestRecord, match: string, hash: string): void {
    this.parts.luck.pledge(guest, match, hash)
  }

  addLuck(guest: GuestRecord, match: string, number: string): void {
    this.parts.luck.add(guest, match, number)
  }

  commandCaster(guest: GuestRecord, command: unknown): void {
    this.parts.table.commentary.command(guest.channel, command)
  }

  agreeToCaster(guest: GuestRecord, agreed: boolean): Promise<void> {
    return this.agree(this.parts.table.places.activeSeat(guest), 'elsewhere', agreed)
  }

  /** Notes whether the player of a seat agrees that casters see what is hidden. Throws `not-your-seat` without one. */
  async agree(seat: Seat | null, place: PlayedFrom, agreed: boolean): Promise<void> {
    if (seat === null) throw new Refused('not-your-seat')
    this.parts.table.casters.agreeToAll(seat, place, agreed)
    await this.placeAll()
  }

  async rename(guest: GuestRecord, name: string): Promise<void> {
    const { names, table, run } = this.parts
    const isNew = names.choose(guest, name)
    if (isNew) table.messages.tellRoom(guest)
    await run(() => {})
  }

  async look(guest: GuestRecord, viewer: Viewer): Promise<void> {
    const [own, ...others] = this.parts.table.places.viewersOf(guest)
    if (viewer !== own && !others.includes(viewer)) throw new Refused('not-your-seat', `may not look as ${viewer}`)
    guest.look = viewer === 'open' || (viewer === 'spectator' && viewer !== own) ? viewer : null
    await this.placeAll()
  }

  private placeAll(): Promise<void> {
    const { table, run } = this.parts
    return run(() => table.placeAll())
  }
}
