import type { FeedMessage } from '../contract/ipc.ts'
import type { Log } from '../log.ts'
import type { Store } from '../saves/store.ts'
import { Serial } from '../serial.ts'
import type { BotMemory } from './bots/botMemory.ts'
import { BotTurns, type Thinker } from './bots/botTurns.ts'
import { LiveMatch } from './liveMatch.ts'
import type { Watch } from './watch.ts'

/** A window's place at a running match. */
export interface Place {
  readonly live: LiveMatch
  readonly watch: Watch
}

/** The matches that run now: those somebody watches. */
export class Tables {
  private readonly store: Store
  private readonly thinker: Thinker
  private readonly log: Log
  private readonly memory: BotMemory | undefined
  private readonly running = new Map<string, LiveMatch>()
  private readonly moving = new Serial()

  /** @param memory what bots learn of people; without it they begin each match anew */
  constructor(store: Store, thinker: Thinker, log: Log, memory?: BotMemory) {
    this.store = store
    this.thinker = thinker
    this.log = log
    this.memory = memory
  }

  live(id: string): LiveMatch | null {
    return this.running.get(id) ?? null
  }

  /** Sits a window down at a match, opening its save where it does not run yet. Throws as `Store.open`. */
  join(id: string, send: (message: FeedMessage) => void): Promise<Place> {
    return this.moving.run(async () => {
      const live = this.running.get(id) ?? (await this.start(id))
      return { live, watch: live.join(send) }
    })
  }

  /** Gets up; a match that nobody watches any more stops, and its save is closed. */
  leave({ live, watch }: Place): Promise<void> {
    return this.moving.run(async () => {
      live.leave(watch)
      if (live.watched || !this.running.delete(live.info.id)) return
      await this.thinker.interrupt()
      await live.idle()
      await this.store.close(live.info.id)
    })
  }

  /** Ends all matches, after what is being written; their saves stay open. */
  async close(): Promise<void> {
    for (const live of this.running.values()) live.leaveAll()
    await this.thinker.interrupt()
    await Promise.all([...this.running.values()].map((live) => live.idle()))
  }

  private async start(id: string): Promise<LiveMatch> {
    const opened = await this.store.open(id)
    const live: LiveMatch = new LiveMatch(
      opened,
      () => turns.step(),
      () => void this.memory?.learn(live),
    )
    const turns = new BotTurns(live, this.thinker, this.log, this.memory)
    this.running.set(id, live)
    return live
  }
}
