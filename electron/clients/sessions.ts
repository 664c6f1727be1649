import { isDeepStrictEqual } from 'node:util'
import type { MatchInfo } from '../contract/ipc.ts'
import { Refused } from '../contract/refused.ts'
import type { LiveMatch } from '../matches/liveMatch.ts'
import type { RunningMatches, Session } from '../matches/runningMatches.ts'
import { Mutex } from '../time/mutex.ts'
import type { Client } from './client.ts'

/** The match that each client has open; at most one per client. */
export class Sessions {
  private readonly matches: RunningMatches
  private readonly sessions = new Map<Client, Session>()
  /** Clients that use another client's session. */
  private readonly lent = new Set<Client>()
  /** Serializes changes, so that a client that opens two matches at once ends up with one. */
  private readonly mutex = new Mutex()
  private readonly onChange: () => void
  private readonly onLeft: (live: LiveMatch, client: Client) => void

  /**
   * @param onChange called after a client has opened or left a match
   * @param onLeft called when a client leaves a match, in whatever way
   */
  constructor(
    matches: RunningMatches,
    onChange: () => void = () => {},
    onLeft: (live: LiveMatch, client: Client) => void = () => {},
  ) {
    this.matches = matches
    this.onChange = onChange
    this.onLeft = onLeft
  }

  /** True if any client has a match open. */
  get any(): boolean {
    return this.sessions.size > 0
  }

  /** Returns whether any client has this match open. */
  isOpen(id: string): boolean {
    return [...this.sessions.values()].some(({ live }) => live.info.id === id)
  }

  /**
   * Opens a match for a client, which leaves its previous one, with its rights or fewer. Throws `not-your-seat`, and as
   * `Store.open`.
   */
  open(client: Client, id: string, rights = client.rights): Promise<Session> {
    return this.mutex.runExclusive(async () => {
      await this.end(client)
      const session = await this.matches.subscribe(id, rights, (message) => client.send(message))
      this.sessions.set(client, session)
      this.onChange()
      return session
    })
  }

  /** Applies changed rights of a client, or fewer, to the match that it has open. */
  regrant(client: Client, rights = client.rights): Promise<void> {
    return this.mutex.runExclusive(async () => {
      const session = this.sessions.get(client)
      if (session && !isDeepStrictEqual(session.subscription.access, rights)) {
        await session.live.regrant(session.subscription, rights)
      }
    })
  }

  /** Lets a client use a session that others use, too; the session stays when the client leaves. */
  lend(client: Client, session: Session): void {
    this.sessions.set(client, session)
    this.lent.add(client)
    this.onChange()
  }

  /** Takes back what was lent to a client. */
  takeBack(client: Client): void {
    if (!this.lent.delete(client)) return
    this.sessions.delete(client)
    this.onChange()
  }

  /** Leaves the match that the client has open; with an id, only that one. */
  leave(client: Client, id?: string): Promise<void> {
    return this.mutex.runExclusive(async () => {
      if (id === undefined || this.matchOf(client) === id) await this.end(client)
    })
  }

  /** Makes all clients leave a match. */
  leaveAll(id: string): Promise<void> {
    return this.mutex.runExclusive(async () => {
      for (const client of [...this.sessions.keys()]) if (this.matchOf(client) === id) await this.end(client)
    })
  }

  /** Throws `no-such-match` unless the client has that match open. */
  sessionOf(client: Client, id: string): Session {
    const session = this.sessions.get(client)
    if (session?.live.info.id !== id) throw new Refused('no-such-match', `${id} is not open here`)
    return session
  }

  /** Returns the id of the match that a client has open; null if none. */
  matchOf(client: Client): string | null {
    return this.sessions.get(client)?.live.info.id ?? null
  }

  /** Returns the match that a client has open; null if none. */
  infoOf(client: Client): MatchInfo | null {
    return this.sessions.get(client)?.live.info ?? null
  }

  private async end(client: Client): Promise<void> {
    const session = this.sessions.get(client)
    this.sessions.delete(client)
    if (session) this.onLeft(session.live, client)
    if (session && !this.lent.delete(client)) await this.matches.unsubscribe(session)
    this.onChange()
  }
}
