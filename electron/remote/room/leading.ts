import { Refused } from '../../contract/refused.ts'
import type { LiveMatch } from '../../matches/liveMatch.ts'
import type { GuestRecord, Guests } from '../admission/guests.ts'

/** The phone that may pause and end the match, if the table allows that: the first one at a seat. */
export class Leading {
  isAllowed = false
  private readonly guests: Guests

  constructor(guests: Guests) {
    this.guests = guests
  }

  leads(guest: GuestRecord): boolean {
    return this.isAllowed && this.guests.all.find(({ isThere, seat }) => isThere && seat !== null) === guest
  }

  /** Returns the match of a guest that leads. Throws `not-allowed` or `no-such-match`. */
  matchOf(guest: GuestRecord): LiveMatch {
    if (!this.leads(guest)) throw new Refused('not-allowed', 'this screen may not pause or end the match')
    const live = guest.place?.session?.live
    if (!live) throw new Refused('no-such-match')
    return live
  }
}
