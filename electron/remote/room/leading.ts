import type { MatchInfo } from '../../contract/match.ts'
import { Refused } from '../../contract/refused.ts'
import type { LiveMatch } from '../../matches/liveMatch.ts'
import type { GuestRecord, Guests } from '../admission/guests.ts'
import { seatsElsewhere } from '../admission/lobby.ts'

/**
 * The guest that may pause and end the match, if the table allows that: the first one that plays a seat, on a phone or
 * in another copy of the game.
 */
export class Leading {
  isAllowed = false
  private readonly guests: Guests

  constructor(guests: Guests) {
    this.guests = guests
  }

  leads(guest: GuestRecord, match: MatchInfo | null): boolean {
    if (!this.isAllowed || !match) return false
    const played = seatsElsewhere(match.seats)
    return this.guests.all.find(({ isThere, seat }) => isThere && seat !== null && played.includes(seat)) === guest
  }

  /** Returns the followed match for a guest that leads. Throws `not-allowed` or `no-such-match`. */
  matchFor(guest: GuestRecord, match: MatchInfo | null): LiveMatch {
    if (!this.leads(guest, match)) throw new Refused('not-allowed', 'this screen may not pause or end the match')
    const live = guest.place?.session?.live
    if (!live) throw new Refused('no-such-match')
    return live
  }
}
