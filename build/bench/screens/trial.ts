import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  type BroadcasterKind,
  type FromBroadcaster,
  type FromViewers,
  stamped,
  type ToBroadcaster,
  type ToViewers,
} from './messages.ts'

/** Events a second, as the fastest bots play. */
const RATE = 5
/** The number of measured seconds, after a first one that does not count. */
const SECONDS = 3

export interface TrialResult {
  readonly viewers: number
  /** Percentiles of the delays, in milliseconds. */
  readonly p50: number
  readonly p99: number
  /** The share of messages that arrived. */
  readonly heard: number
  /** The memory of the broadcaster for each viewer, in bytes. */
  readonly memory: number
  /** The processor time of the broadcaster for each message to one viewer, in microseconds. */
  readonly processor: number
  /** The longest time for which the event loop of this process, which plays the table, stood still, in milliseconds. */
  readonly longestPause: number
}

/** One broadcaster and its viewers. */
export class Trial {
  private readonly broadcaster: ChildProcess
  private readonly viewers: ChildProcess

  private constructor(broadcaster: ChildProcess, viewers: ChildProcess) {
    this.broadcaster = broadcaster
    this.viewers = viewers
  }

  static async run(kind: BroadcasterKind, viewers: number, texts: readonly string[]): Promise<TrialResult> {
    const trial = await Trial.start(kind)
    try {
      const before = await trial.use()
      await trial.grow(viewers)
      const grown = await trial.use()
      const measured = await trial.measure(viewers, texts)
      const after = await trial.use()
      const messages = RATE * (SECONDS + 1) * viewers
      return {
        ...measured,
        memory: (after.bytes - before.bytes) / viewers,
        processor: (after.processor - grown.processor) / messages,
      }
    } finally {
      trial.end()
    }
  }

  private static async start(kind: BroadcasterKind): Promise<Trial> {
    const broadcaster = child('broadcaster.ts', kind)
    const { port } = await hear<FromBroadcaster, 'port'>(broadcaster, 'port')
    return new Trial(broadcaster, child('viewers.ts', String(port)))
  }

  private end(): void {
    this.viewers.kill()
    this.broadcaster.kill()
  }

  private use(): Promise<Extract<FromBroadcaster, { kind: 'use' }>> {
    const answer = hear<FromBroadcaster, 'use'>(this.broadcaster, 'use')
    this.broadcaster.send({ kind: 'use' } satisfies ToBroadcaster)
    return answer
  }

  /** Adds viewers up to a number. */
  private async grow(viewers: number): Promise<void> {
    const connected = hear<FromViewers, 'connected'>(this.viewers, 'connected')
    this.viewers.send({ kind: 'count', viewers } satisfies ToViewers)
    await connected
  }

  /** Sends texts at the rate of a lively match and measures how late they are. */
  private async measure(viewers: number, texts: readonly string[]): Promise<Omit<TrialResult, 'memory' | 'processor'>> {
    await this.play(texts, RATE)
    await this.result()
    const pauses = watchPauses()
    const sent = await this.play(texts, RATE * SECONDS)
    const { delays } = await this.result()
    return {
      viewers,
      p50: quantile(delays, 0.5),
      p99: quantile(delays, 0.99),
      heard: delays.length / (sent * viewers),
      longestPause: pauses.end(),
    }
  }

  private async play(texts: readonly string[], count: number): Promise<number> {
    for (let i = 0; i < count; i++) {
      const text = texts[i % texts.length] ?? '{}'
      this.broadcaster.send({ kind: 'text', text: stamped(text) } satisfies ToBroadcaster)
      await setTimeout(1000 / RATE)
    }
    return count
  }

  private async result() {
    const answer = hear<FromViewers, 'result'>(this.viewers, 'result')
    this.viewers.send({ kind: 'result' } satisfies ToViewers)
    return await answer
  }
}

function child(script: string, word: string): ChildProcess {
  return fork(join(import.meta.dirname, script), [word], { serialization: 'advanced', stdio: 'inherit' })
}

/** Resolves with the next message of a kind. */
function hear<M extends { readonly kind: string }, K extends M['kind']>(from: ChildProcess, kind: K) {
  return new Promise<Extract<M, { readonly kind: K }>>((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`a program of the bench ended with code ${code}`))
    const onMessage = (message: M) => {
      if (message.kind !== kind) return
      from.off('message', onMessage).off('exit', onExit)
      resolve(message as Extract<M, { readonly kind: K }>) // checked above
    }
    from.on('message', onMessage).on('exit', onExit)
  })
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

function watchPauses() {
  let [last, longest] = [performance.now(), 0]
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last - 1)
    last = now
  }, 1)
  return {
    end() {
      clearInterval(timer)
      return longest
    },
  }
}
