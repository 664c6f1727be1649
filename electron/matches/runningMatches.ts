import { dirname } from 'node:path'
import type { FeedMessage } from '../contract/ipc.ts'
import type { Log } from '../files/log.ts'
import type { Store } from '../saves/store.ts'
import { Mutex } from '../time/mutex.ts'
import type { TimeSource } from '../time/timeSource.ts'
import type { MatchAccess } from './access.ts'
import type { BotMemory } from './bots/botMemory.ts'
import { BotTurns, type Thinker } from './bots/botTurns.ts'
import { LiveMatch } from './liveMatch.ts'
import type { Recorder } from './recorder.ts'
import type { Subscription } from './subscription.ts'
import { VotedMoves } from './votes/votedMoves.ts'
import type { Voters } from './votes/voters.ts'

/** A subscription and its match. */
export interface Session {
  readonly live: LiveMatch
  readonly subscription: Subscription
}

/** Receives a subscriber's messages, with the match. */
type SendFrom = (message: FeedMessage, live: LiveMatch) => void

/** The running matches: those with a subscriber. */
export class RunningMatches {
  /** The viewers who play seats; null before the table is first open to them. */
  voters: Voters | null = null
  private readonly store: Store
  private readonly thinker: Thinker
  private readonly log: Log
  private readonly memory: BotMemory | undefined
  private readonly timeSource: TimeSource | undefined
  private readonly recorder: Recorder | undefined
  private readonly running = new Map<string, LiveMatch>()
  private readonly mutex = new Mutex()

  /**
   * @param memory the bots' memory of people; without it they remember nothing
   * @param timeSource for the clocks of matches; replaced in tests only
   * @param recorder writes the results of matches; without it none are kept
   */
  constructor(
    store: Store,
    thinker: Thinker,
    log: Log,
    memory?: BotMemory,
    timeSource?: TimeSource,
    recorder?: Recorder,
  ) {
    this.store = store
    this.thinker = thinker
    this.log = log
    this.memory = memory
    this.timeSource = timeSource
    this.recorder = recorder
  }

  /** The folder of the program's own data, in which the saves have a folder. */
  get dataFolder(): string {
    return dirname(this.store.folder.path)
  }

  /**
   * Subscribes to a match; opens its save if it is not running. Throws `not-your-seat`, and as `Store.open`.
   *
   * @param send gets each message with the match as of that moment; it must not wait
   */
  subscribe(id: string, access: MatchAccess, send: SendFrom): Promise<Session> {
    return this.mutex.runExclusive(async () => {
      const live = this.running.get(id) ?? (await this.start(id))
      try {
        return { live, subscription: live.subscribe(access, this.loggingErrors(live, send)) }
      } catch (error) {
        await this.stopWithoutSubscribers(live)
        throw error
      }
    })
  }

  /** Ends a subscription; stops the match and closes its save if it was the last. */
  unsubscribe({ live, subscription }: Session): Promise<void> {
    return this.mutex.runExclusive(async () => {
      const hadPace = live.hasPace
      live.unsubscribe(subscription)
      if (hadPace && !live.hasPace) await this.thinker.interrupt()
      await this.stopWithoutSubscribers(live)
    })
  }

  /** Ends all matches after pending writes; their saves stay open. */
  async close(): Promise<void> {
    for (const live of this.running.values()) live.unsubscribeAll()
    await this.thinker.interrupt()
    await Promise.all([...this.running.values()].map((live) => live.idle()))
    await this.recorder?.idle()
  }

  private async start(id: string): Promise<LiveMatch> {
    const opened = await this.store.open(id)
    const live: LiveMatch = new LiveMatch(
      opened,
      () => turns.step(),
      () => this.ended(live),
      this.timeSource,
    )
    const votes = new VotedMoves(live, this.thinker, () => this.voters)
    const turns = new BotTurns(live, this.thinker, this.log, this.memory, undefined, undefined, votes)
    this.running.set(id, live)
    // A program that was killed at the end of a match may not have recorded it.
    this.recorder?.record(live)
    return live
  }

  private ended(live: LiveMatch): void {
    void this.memory?.learn(live)
    this.recorder?.record(live)
  }

  private async stopWithoutSubscribers(live: LiveMatch): Promise<void> {
    if (live.hasSubscribers || !this.running.delete(live.info.id)) return
    await live.idle()
    await this.store.close(live.info.id)
  }

  /** Logs errors of `send`, so that one failing subscriber does not affect the others. */
  private loggingErrors(live: LiveMatch, send: SendFrom): (message: FeedMessage) => void {
    return (message) => {
      try {
        send(message, live)
      } catch (error) {
        this.log.error('message not sent', { id: live.info.id, error })
      }
    }
  }
}
