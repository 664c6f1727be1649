import { Worker } from 'node:worker_threads'
import type { AdvisedMove, Json } from '../../contract/ipc.ts'
import type { Log } from '../../files/log.ts'
import { Mutex } from '../../time/mutex.ts'
import type { BotQuestion, BotReply, Judged, JudgingQuestion, NumberedQuestion } from './botMessages.ts'

export interface BotsSetting {
  /** Script of the worker. */
  readonly script: URL
  readonly log: Log
  /** The time in milliseconds beyond its thinking time after which the worker counts as hung. */
  readonly grace?: number
}

/** The default grace: enough to start a thread on a busy computer. */
const GRACE = 15_000
const MEMORY_MB = 512
/** The longest time for which a timer can be set, in milliseconds. */
const LONGEST_TIMER = 0x7fff_ffff

/**
 * The time in milliseconds beyond its grace after which a judgement counts as hung; its work is limited by a number of
 * positions, not by time.
 */
const JUDGING_TIME = 10_000

type Question = BotQuestion | (JudgingQuestion & { readonly thinkingTime: number })

type Wanted = Pick<NumberedQuestion, 'advice'>

/** Runs bots in a worker thread, one question at a time. A failed worker is replaced on the next question. */
export class Bots {
  private readonly setting: BotsSetting
  private readonly asking = new Mutex()
  private worker: Worker | null = null
  private number = 0
  private current: Question | null = null
  private interrupted = false
  private readonly cancelled = new WeakSet<Question>()
  private isClosed = false

  constructor(setting: BotsSetting) {
    this.setting = setting
  }

  /** Starts the thread, so that the first question does not wait for it. */
  prepare(): void {
    this.hire()
  }

  /** Returns the bot's move; throws if it failed, crashed, timed out or was interrupted. */
  async choose(question: BotQuestion): Promise<Json> {
    const reply = await this.asking.runExclusive(() => this.ask(question, {}))
    if (!('move' in reply)) throw new Error('no move')
    return reply.move
  }

  /** Returns the bot's ratings of the seat's moves, its own first; throws as `choose`. */
  async advise(question: BotQuestion): Promise<readonly AdvisedMove[]> {
    const reply = await this.asking.runExclusive(() => this.ask(question, { advice: true }))
    if (!('advice' in reply)) throw new Error('no advice')
    return reply.advice
  }

  /** Returns the value of a decision; null for anything that is no decision. Throws as `choose`. */
  async judge(question: JudgingQuestion): Promise<Judged | null> {
    const reply = await this.asking.runExclusive(() => this.ask({ ...question, thinkingTime: JUDGING_TIME }, {}))
    if (!('judged' in reply)) throw new Error('no judgement')
    return reply.judged
  }

  /** Resolves when all questions asked before are answered. */
  async idle(): Promise<void> {
    await this.asking.idle()
  }

  /** Cancels the current question, if any; with `question` only that one, whether it is current or waiting. */
  async interrupt(question: Question | null = this.current): Promise<void> {
    if (question === null) return
    if (this.current !== question) this.cancelled.add(question)
    else await this.stop()
  }

  /** Ends the thread until the next question, unless it is busy. */
  async rest(): Promise<void> {
    if (this.current === null) await this.dismiss()
  }

  /** Ends the thread permanently: waiting questions are refused. */
  async close(): Promise<void> {
    this.isClosed = true
    await this.stop()
  }

  private async stop(): Promise<void> {
    this.interrupted = true
    await this.dismiss()
  }

  private async ask(question: Question, wanted: Wanted): Promise<BotReply> {
    if (this.isClosed || this.cancelled.has(question)) throw new Error('not asked any more')
    const number = ++this.number
    this.current = question
    this.interrupted = false
    try {
      const reply = await this.answer({ ...question, ...wanted, number })
      if (reply.number !== number) throw new Error('an answer to another question')
      if ('failure' in reply) throw new Error(reply.failure)
      return reply
    } catch (error) {
      if (!this.interrupted)
        this.setting.log.warn('bot failed', { level: 'level' in question ? question.level : 'judge', error })
      await this.dismiss()
      throw error
    } finally {
      this.current = null
    }
  }

  /** Resolves with the worker's next message; rejects when the worker ends or times out. */
  private answer(question: Question & { readonly number: number }): Promise<BotReply> {
    const worker = this.hire()
    const timeout = Math.min(LONGEST_TIMER, question.thinkingTime + (this.setting.grace ?? GRACE))
    let forget = () => {}
    const reply = new Promise<BotReply>((resolve, reject) => {
      const onExit = (code: number) => reject(new Error(`the worker ended with code ${code}`))
      const timer = setTimeout(() => reject(new Error(`no answer in ${timeout} ms`)), timeout)
      worker.on('message', resolve).on('error', reject).on('exit', onExit)
      forget = () => {
        clearTimeout(timer)
        worker.off('message', resolve).off('error', reject).off('exit', onExit)
      }
    })
    worker.postMessage(question)
    return reply.finally(() => forget())
  }

  private hire(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(this.setting.script, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const forget = () => {
      if (this.worker === worker) this.worker = null
    }
    // Without this listener, an error between questions would end the program.
    worker.on('error', (error) => {
      this.setting.log.error('bot worker failed', { error })
      forget()
    })
    worker.on('exit', forget)
    this.worker = worker
    return worker
  }

  private async dismiss(): Promise<void> {
    const worker = this.worker
    this.worker = null
    await worker?.terminate()
  }
}
