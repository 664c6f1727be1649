import type { Seat } from '../../../engine/kernel/game.ts'
import { type LuckShare, sealOf } from '../../../engine/kernel/jointSeed.ts'
import { Refused } from '../../contract/refused.ts'
import type { LuckMessage, PledgesMessage, TableNotice } from '../../contract/screens.ts'
import type { LuckRequest } from '../../matches/luck.ts'
import type { TimeSource } from '../../time/timeSource.ts'
import type { GuestRecord, Guests } from '../admission/guests.ts'
import { seatsElsewhere } from '../admission/lobby.ts'
import type { Tell } from '../link/link.ts'
import { notificationText } from '../link/rpc.ts'

/** The time that a new match waits for the pledges of its guests, and then for their numbers, in milliseconds. */
export const PLEDGE_PATIENCE = 750
export const NUMBER_PATIENCE = 750

/** A match that waits for its guests: first for the seals of their numbers, then for the numbers. */
interface Draw {
  readonly askedOf: ReadonlyMap<Seat, GuestRecord>
  readonly pledges: Map<Seat, string>
  readonly numbers: Map<Seat, string>
  stage: 'pledges' | 'numbers'
  /** Ends the present stage early. */
  goOn: () => void
}

/**
 * Asks the screens of guests to add to the luck of new matches. Each seals its number before it receives the seals of
 * others, so that no screen can choose its number to suit the rest; the numbers themselves are not published before the
 * end of the match.
 */
export class LuckDraws {
  private readonly guests: Guests
  private readonly tell: Tell
  private readonly timeSource: TimeSource
  private readonly draws = new Map<string, Draw>()

  constructor(guests: Guests, tell: Tell, timeSource: TimeSource) {
    this.guests = guests
    this.tell = tell
    this.timeSource = timeSource
  }

  /**
   * Sends all players the seal, and waits for the guests of the match; null if none of them is here.
   * @param chairs the guests of its seats
   */
  async ask(
    { match, hash, seats }: LuckRequest,
    chairs: ReadonlyMap<Seat, GuestRecord>,
  ): Promise<readonly LuckShare[] | null> {
    const elsewhere = seatsElsewhere(seats)
    const askedOf = new Map([...chairs].filter(([seat, one]) => elsewhere.includes(seat) && one.connection !== null))
    if (askedOf.size === 0) return null
    const draw: Draw = { askedOf, pledges: new Map(), numbers: new Map(), stage: 'pledges', goOn: () => {} }
    this.draws.set(match, draw)
    const pledged = this.stage(draw, PLEDGE_PATIENCE)
    this.tellPlayers((guest): LuckMessage => ({ match, hash, seat: seatOf(draw, guest) }), 'luck.sealed')
    await pledged
    const sealed = elsewhere.filter((seat) => draw.pledges.has(seat))
    await this.hearNumbers(match, draw, sealed)
    this.draws.delete(match)
    return sealed.map((seat) => ({ seat, number: draw.numbers.get(seat) ?? null }))
  }

  /**
   * Takes the seal of a guest's number. Throws `not-allowed` for a guest that was not asked, is late or has sent one.
   */
  pledge(guest: GuestRecord, match: string, hash: string): void {
    const { draw, seat } = this.asked(guest, match, 'pledges')
    if (draw.pledges.has(seat)) throw new Refused('not-allowed', 'only once')
    draw.pledges.set(seat, hash)
    if (draw.pledges.size === draw.askedOf.size) draw.goOn()
  }

  /** Takes the number that a guest has sealed; throws as `pledge`. */
  add(guest: GuestRecord, match: string, number: string): void {
    const { draw, seat } = this.asked(guest, match, 'numbers')
    if (draw.numbers.has(seat)) throw new Refused('not-allowed', 'only once')
    if (draw.pledges.get(seat) !== sealOf(number)) throw new Refused('not-allowed', 'another number than was sealed')
    draw.numbers.set(seat, number)
    if (draw.numbers.size === draw.pledges.size) draw.goOn()
  }

  /**
   * Waits for the numbers.
   * @param sealed the seats whose screens have sealed a number; they are the shares, in this order, whether or not a
   * number follows
   */
  private async hearNumbers(match: string, draw: Draw, sealed: readonly Seat[]): Promise<void> {
    draw.stage = 'numbers'
    if (draw.pledges.size === 0) return
    const received = this.stage(draw, NUMBER_PATIENCE)
    const pledges = sealed.map((seat) => ({ seat, hash: draw.pledges.get(seat) ?? '' }))
    this.tellPlayers((): PledgesMessage => ({ match, pledges }), 'luck.pledged')
    await received
  }

  private stage(draw: Draw, patience: number): Promise<void> {
    return new Promise((resolve) => {
      const callOff = this.timeSource.after(patience, resolve)
      draw.goOn = () => {
        callOff()
        resolve()
      }
    })
  }

  private asked(guest: GuestRecord, match: string, stage: Draw['stage']): { readonly draw: Draw; readonly seat: Seat } {
    const draw = this.draws.get(match)
    const seat = draw ? seatOf(draw, guest) : null
    if (!draw || seat === null || draw.stage !== stage) throw new Refused('not-allowed', 'not asked, or too late')
    return { draw, seat }
  }

  private tellPlayers(message: (guest: GuestRecord) => object, method: TableNotice): void {
    for (const guest of this.guests.connected) {
      if (guest.role !== 'player' || guest.connection === null) continue
      const text = notificationText(method, message(guest))
      this.tell({ kind: 'send', connections: [guest.connection], text, snapshot: false })
    }
  }
}

function seatOf({ askedOf }: Draw, guest: GuestRecord): Seat | null {
  return [...askedOf].find(([, one]) => one === guest)?.[0] ?? null
}
