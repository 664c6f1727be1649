import { afterEach } from 'vitest'
import type { FeedMessage, Json } from '../contract/ipc.ts'
import { silentLog } from '../log.ts'
import type { BotQuestion } from '../matches/bots/botMessages.ts'
import type { Thinker } from '../matches/bots/botTurns.ts'
import { type Place, Tables } from '../matches/tables.ts'
import type { Store } from '../saves/store.ts'
import './cupsMatches.ts' // first, so that matches end before their stores are closed

export type Snapshot = Extract<FeedMessage, { kind: 'snapshot' }>
export type Batch = Extract<FeedMessage, { kind: 'batch' }>

/** A bot that answers as a test tells it to, and remembers what it was asked. */
export class ScriptedThinker implements Thinker {
  readonly asked: BotQuestion[] = []
  answer: (question: BotQuestion) => Json | Promise<Json> = () => ({ kind: 'roll' })

  async choose(question: BotQuestion): Promise<Json> {
    this.asked.push(question)
    return this.answer(question)
  }

  async interrupt(): Promise<void> {}
}

/** A window at a match, with all that it was sent. */
export interface Seen extends Place {
  readonly tables: Tables
  readonly messages: FeedMessage[]
  /** The latest message, which must be of this kind. */
  latest<K extends FeedMessage['kind']>(kind: K): Extract<FeedMessage, { kind: K }>
  /** Waits until the match has gone on to so many moves. */
  reached(moves: number): Promise<void>
}

/** Lets everything happen that is about to happen by itself. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

const opened: Tables[] = []

afterEach(async () => {
  await Promise.all(opened.splice(0).map((tables) => tables.close()))
})

/** Opens tables over a store and joins a match there; they are closed after the test. */
export async function sitDown(store: Store, id: string, thinker: Thinker = new ScriptedThinker()): Promise<Seen> {
  const tables = new Tables(store, thinker, silentLog)
  opened.push(tables)
  const messages: FeedMessage[] = []
  const place = await tables.join(id, (message) => messages.push(message))
  return {
    ...place,
    tables,
    messages,
    latest(kind) {
      const message = messages.at(-1)
      if (message?.kind !== kind) throw new Error(`the latest message is a ${message?.kind}`)
      return message as Extract<FeedMessage, { kind: typeof kind }> // just compared
    },
    async reached(moves) {
      while (place.live.match.entries.length < moves) await new Promise((resolve) => setTimeout(resolve, 2))
      await place.live.idle()
    },
  }
}
