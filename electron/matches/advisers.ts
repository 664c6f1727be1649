import { availableParallelism } from 'node:os'
import type { Log } from '../files/log.ts'
import { Analyses, type Keeping } from './analysis/analyses.ts'
import { JudgePool, type LiveBots } from './analysis/judgePool.ts'
import { Bots } from './bots/bots.ts'
import { Coach } from './coach/coach.ts'
import type { Recorder } from './recorder.ts'

/** The number of threads that judge; a computer with one or two cores keeps one for the rest of the program. */
const JUDGING_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1))

/** Worker threads that think for people: they advise them, and judge their moves. */
export class Advisers {
  readonly coach: Coach
  readonly analyses: Analyses
  /** The first one also advises. */
  private readonly threads: readonly [Bots, ...Bots[]]

  /**
   * @param script of the bots' worker thread
   * @param live the bots of live matches, which think first
   * @param recorder keeps what complete analyses have found about people
   */
  constructor(script: URL, log: Log, live: LiveBots, keeping: Keeping, recorder: Recorder) {
    const thread = () => new Bots({ script, log })
    this.threads = [thread(), ...Array.from({ length: JUDGING_THREADS - 1 }, thread)]
    this.coach = new Coach(this.threads[0])
    this.analyses = new Analyses(new JudgePool(this.threads, live), log, keeping, recorder)
  }

  /** Ends the threads while no match is open. */
  rest(): void {
    for (const thread of this.threads) void thread.rest()
  }

  async close(): Promise<void> {
    this.analyses.end()
    await Promise.all(this.threads.map((thread) => thread.close()))
    await this.analyses.idle()
  }
}
