import type { Log } from '../files/log.ts'
import { Analyses } from './analysis/analyses.ts'
import { Bots } from './bots/bots.ts'
import { Coach } from './coach/coach.ts'

/** Think for people in a thread of their own: they advise them, and judge what was played. */
export class Advisers {
  readonly coach: Coach
  readonly analyses: Analyses
  private readonly bots: Bots

  /** @param script of the bots' worker thread */
  constructor(script: URL, log: Log) {
    this.bots = new Bots({ script, log })
    this.coach = new Coach(this.bots)
    this.analyses = new Analyses(this.bots, log)
  }

  /** No match is open: the thread may end. */
  rest(): void {
    void this.bots.rest()
  }

  async close(): Promise<void> {
    this.analyses.end()
    await this.bots.close()
  }
}
