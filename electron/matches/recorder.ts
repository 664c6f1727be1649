import { problemOf } from '../contract/refused.ts'
import type { Log } from '../files/log.ts'
import type { People } from '../people/people.ts'
import { resultOf } from '../people/resultOf.ts'
import { Mutex } from '../time/mutex.ts'
import type { LiveMatch } from './liveMatch.ts'

/** Writes the results of finished matches into the record; a failure is a message to the match's subscribers. */
export class Recorder {
  private readonly people: People
  private readonly log: Log
  private readonly writing = new Mutex()

  constructor(people: People, log: Log) {
    this.people = people
    this.log = log
  }

  /** Records a match that is over, once; other matches are left out. */
  record(live: LiveMatch): void {
    if (live.save.summary.outcome !== null) void this.writing.runExclusive(() => this.write(live))
  }

  /** Waits until all matches that are over are recorded. */
  idle(): Promise<void> {
    return this.writing.idle()
  }

  private async write(live: LiveMatch): Promise<void> {
    const { game, match, save } = live
    try {
      const result = resultOf({ game, match, summary: save.summary }, await this.people.all())
      if (result) await this.people.add([result])
    } catch (error) {
      this.log.error('result not recorded', { id: live.info.id, error })
      live.sendProblem(problemOf(error))
    }
  }
}
