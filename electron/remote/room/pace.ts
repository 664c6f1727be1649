import type { MatchAccess } from '../../matches/access.ts'
import type { RunningMatches, Session } from '../../matches/runningMatches.ts'
import type { TimeSource } from '../../time/timeSource.ts'

/** The time for looking at a move that no table shows, in milliseconds. */
const LOOK = 1500

const PACER: MatchAccess = { place: 'elsewhere', seats: [], viewers: ['spectator'], setsPace: true }

/**
 * Keeps a match going while its players are on other screens and the window is not at the table: bots play at a pace
 * that lets a person look at each move. Nothing depends on how fast guests read.
 */
export class Pace {
  private readonly session: Session
  private readonly matches: RunningMatches

  /** The id of the match that is kept going. */
  get id(): string {
    return this.session.live.info.id
  }

  private constructor(matches: RunningMatches, session: Session) {
    this.matches = matches
    this.session = session
  }

  static async set(matches: RunningMatches, id: string, timeSource: TimeSource): Promise<Pace> {
    const session: Session = await matches.subscribe(id, PACER, (message) => {
      if (!('match' in message)) return
      const { moves } = message.match
      timeSource.after(LOOK, () => session.live.acknowledge(session.subscription, moves))
    })
    session.live.acknowledge(session.subscription, session.live.match.entries.length)
    return new Pace(matches, session)
  }

  end(): Promise<void> {
    return this.matches.unsubscribe(this.session)
  }
}
