import type { MatchInfo } from '../contract/ipc.ts'
import { Refused } from '../contract/refused.ts'
import type { LiveMatch } from '../matches/liveMatch.ts'
import type { RunningMatches, Session } from '../matches/runningMatches.ts'
import { Mutex } from '../time/mutex.ts'
import type { Caller } from './caller.ts'

/** The match that each caller has open; at most one per caller. */
export class Sessions {
  private readonly matches: RunningMatches
  private readonly sessions = new Map<Caller, Session>()
  /** Those whose session is another's. */
  private readonly lent = new Set<Caller>()
  /** Serializes changes, so that a caller that opens two matches at once ends up with one. */
  private readonly mutex = new Mutex()
  private readonly onChange: () => void
  private readonly onLeft: (live: LiveMatch, caller: Caller) => void

  /**
   * @param onChange called after a caller has opened or left a match
   * @param onLeft called when a caller leaves a match, in whatever way
   */
  constructor(
    matches: RunningMatches,
    onChange: () => void = () => {},
    onLeft: (live: LiveMatch, caller: Caller) => void = () => {},
  ) {
    this.matches = matches
    this.onChange = onChange
    this.onLeft = onLeft
  }

  /** Whether any caller has a match open. */
  get any(): boolean {
    return this.sessions.size > 0
  }

  /** Whether any caller has this match open. */
  isOpen(id: string): boolean {
    return [...this.sessions.values()].some(({ live }) => live.info.id === id)
  }

  /** Opens a match for a caller, which leaves its previous one. Throws `not-your-seat`, and as `Store.open`. */
  open(caller: Caller, id: string): Promise<Session> {
    return this.mutex.runExclusive(async () => {
      await this.end(caller)
      const session = await this.matches.subscribe(id, caller.rights, (message) => caller.send(message))
      this.sessions.set(caller, session)
      this.onChange()
      return session
    })
  }

  /** Lets a caller use a session that others use, too; it stays when the caller leaves. */
  lend(caller: Caller, session: Session): void {
    this.sessions.set(caller, session)
    this.lent.add(caller)
    this.onChange()
  }

  /** Takes back what was lent to a caller. */
  takeBack(caller: Caller): void {
    if (!this.lent.delete(caller)) return
    this.sessions.delete(caller)
    this.onChange()
  }

  /** Leaves the match that the caller has open; with an id, only that one. */
  leave(caller: Caller, id?: string): Promise<void> {
    return this.mutex.runExclusive(async () => {
      if (id === undefined || this.matchOf(caller) === id) await this.end(caller)
    })
  }

  /** Makes all callers leave a match. */
  leaveAll(id: string): Promise<void> {
    return this.mutex.runExclusive(async () => {
      for (const caller of [...this.sessions.keys()]) if (this.matchOf(caller) === id) await this.end(caller)
    })
  }

  /** Throws `no-such-match` unless the caller has that match open. */
  sessionOf(caller: Caller, id: string): Session {
    const session = this.sessions.get(caller)
    if (session?.live.info.id !== id) throw new Refused('no-such-match', `${id} is not open here`)
    return session
  }

  /** The id of the match that a caller has open; null if none. */
  matchOf(caller: Caller): string | null {
    return this.sessions.get(caller)?.live.info.id ?? null
  }

  /** The match that a caller has open; null if none. */
  infoOf(caller: Caller): MatchInfo | null {
    return this.sessions.get(caller)?.live.info ?? null
  }

  private async end(caller: Caller): Promise<void> {
    const session = this.sessions.get(caller)
    this.sessions.delete(caller)
    if (session) this.onLeft(session.live, caller)
    if (session && !this.lent.delete(caller)) await this.matches.unsubscribe(session)
    this.onChange()
  }
}
