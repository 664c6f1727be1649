import type { Log } from '../files/log.ts'
import { Analyses } from './analysis/analyses.ts'
import { Bots } from './bots/bots.ts'
import { Coach } from './coach/coach.ts'

/** Worker threads that think for people: they advise them, and judge their moves. */
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

  /** Ends the thread while no match is open. */
  rest(): void {
    void this.bots.rest()
  }

  async close(): Promise<void> {
    this.analyses.end()
    await this.bots.close()
  }
}
