import { afterEach } from 'vitest'
import type { Seat, Viewer } from '../../engine/kernel/game.ts'
import type { AdvisedMove, FeedMessage, Json } from '../contract/ipc.ts'
import { silentLog } from '../files/log.ts'
import { FULL_ACCESS, type MatchAccess } from '../matches/access.ts'
import type { BotQuestion } from '../matches/bots/botMessages.ts'
import type { Thinker } from '../matches/bots/botTurns.ts'
import { RunningMatches, type Session } from '../matches/runningMatches.ts'
import type { Store } from '../saves/store.ts'
import type { TimeSource } from '../time/timeSource.ts'
import './cupsMatches.ts' // imported first, so that matches are closed before their stores

export type Snapshot = Extract<FeedMessage, { kind: 'snapshot' }>
export type Batch = Extract<FeedMessage, { kind: 'batch' }>

/** A bot whose answers the test gives; records its questions. */
export class ScriptedThinker implements Thinker {
  readonly asked: BotQuestion[] = []
  readonly cancelled: BotQuestion[] = []
  prepared = 0
  answer: (question: BotQuestion) => Json | Promise<Json> = () => ({ kind: 'roll' })

  async choose(question: BotQuestion): Promise<Json> {
    this.asked.push(question)
    return this.answer(question)
  }

  /** The ratings that viewers choose from. */
  rated: readonly AdvisedMove[] = []

  async advise(question: BotQuestion): Promise<readonly AdvisedMove[]> {
    this.asked.push(question)
    return this.rated
  }

  prepare(): void {
    this.prepared++
  }

  async interrupt(question?: BotQuestion): Promise<void> {
    if (question) this.cancelled.push(question)
  }
}

/** A subscriber of a match with all its messages. */
export interface Subscriber extends Session {
  readonly matches: RunningMatches
  readonly messages: FeedMessage[]
  /** Returns the last clocks, with the times of seats in milliseconds; a running one with a plus. */
  clocks(): Record<Seat, string>
  /** Returns the latest message other than clocks; fails if it is of another kind. */
  latest<K extends FeedMessage['kind']>(kind: K): Extract<FeedMessage, { kind: K }>
  /** Resolves when the match has this number of moves. */
  reached(moves: number): Promise<void>
  play(seat: Seat, move: Json): Promise<void>
  undo(seat: Seat): Promise<void>
  setViewer(viewer: Viewer): Promise<void>
  acknowledge(moves: number, covered?: boolean): void
}

/** Waits until pending asynchronous work is done. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

const opened: RunningMatches[] = []

afterEach(async () => {
  await Promise.all(opened.splice(0).map((matches) => matches.close()))
})

/** Opens the matches of a store and subscribes to one, as the window does; closed after the test. */
export async function follow(
  store: Store,
  id: string,
  thinker: Thinker = new ScriptedThinker(),
  timeSource?: TimeSource,
): Promise<Subscriber> {
  const matches = new RunningMatches(store, thinker, silentLog, undefined, timeSource)
  opened.push(matches)
  return join(matches, id)
}

/** Adds another subscriber to a match. */
export async function join(
  matches: RunningMatches,
  id: string,
  access: MatchAccess = FULL_ACCESS,
): Promise<Subscriber> {
  const messages: FeedMessage[] = []
  const session = await matches.subscribe(id, access, (message) => messages.push(message))
  const { live, subscription } = session
  return {
    ...session,
    matches,
    messages,
    latest(kind) {
      const message = messages.findLast((one) => one.kind !== 'clocks')
      if (message?.kind !== kind) throw new Error(`the latest message is a ${message?.kind}`)
      return message as Extract<FeedMessage, { kind: typeof kind }> // just checked
    },
    clocks() {
      const message = messages.findLast((one) => one.kind === 'clocks')
      return Object.fromEntries(
        (message?.times ?? []).map(({ seat, left, running }) => [seat, `${left}${running ? '+' : ''}`]),
      )
    },
    async reached(moves) {
      while (live.match.entries.length < moves) await new Promise((resolve) => setTimeout(resolve, 2))
      await live.idle()
    },
    play: (seat, move) => live.play(subscription, seat, move),
    undo: (seat) => live.undo(subscription, seat),
    setViewer: (viewer) => live.setViewer(subscription, viewer),
    acknowledge: (moves, covered) => live.acknowledge(subscription, moves, covered),
  }
}
