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
  private readonly matches: RunningMatches
  private readonly timeSource: TimeSource
  private session: Session | null = null

  constructor(matches: RunningMatches, timeSource: TimeSource) {
    this.matches = matches
    this.timeSource = timeSource
  }

  /** Keeps this match going, and the one before no longer; null for none. */
  async keep(id: string | null): Promise<void> {
    const { session } = this
    if (id === (session?.live.info.id ?? null)) return
    if (session) await this.matches.unsubscribe(session)
    this.session = null
    if (id !== null) this.session = await this.begin(id)
  }

  private async begin(id: string): Promise<Session> {
    const session: Session = await this.matches.subscribe(id, PACER, (message) => {
      if (!('match' in message)) return
      const { moves } = message.match
      this.timeSource.after(LOOK, () => session.live.acknowledge(session.subscription, moves))
    })
    session.live.acknowledge(session.subscription, session.live.match.entries.length)
    return session
  }
}
