import type { Judged, JudgingQuestion } from '../bots/botMessages.ts'
import type { Bots } from '../bots/bots.ts'

/** Judges decisions in threads of its own. */
export interface MoveJudge {
  /** The number of questions that are worth asking at the same time. */
  readonly lanes: number
  judge(question: JudgingQuestion): Promise<Judged | null>
  /** Lets the threads end, as no question is expected now. */
  rest(): Promise<void>
}

/** A judge that judges nothing. */
export const NO_JUDGE: MoveJudge = { lanes: 1, judge: async () => null, rest: async () => undefined }

/** Bots that play live matches: they think first. */
export type LiveBots = Pick<Bots, 'idle'>

/** A thread that answers one question after the other. */
export type JudgingThread = Pick<Bots, 'judge' | 'rest'>

/** Judges in a few threads, and waits while bots of a live match think. */
export class JudgePool implements MoveJudge {
  private readonly threads: readonly JudgingThread[]
  /** The number of questions to each thread. */
  private readonly questions = new Map<JudgingThread, number>()
  private readonly live: LiveBots

  constructor(threads: readonly JudgingThread[], live: LiveBots) {
    this.threads = threads
    this.live = live
  }

  get lanes(): number {
    return this.threads.length
  }

  async judge(question: JudgingQuestion): Promise<Judged | null> {
    await this.live.idle()
    const [thread] = this.threads.toSorted((a, b) => this.questionsTo(a) - this.questionsTo(b))
    if (!thread) return null
    this.questions.set(thread, this.questionsTo(thread) + 1)
    try {
      return await thread.judge(question)
    } finally {
      this.questions.set(thread, this.questionsTo(thread) - 1)
    }
  }

  async rest(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.rest()))
  }

  private questionsTo(thread: JudgingThread): number {
    return this.questions.get(thread) ?? 0
  }
}
