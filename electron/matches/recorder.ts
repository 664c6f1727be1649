import type { JudgedMove } from '../contract/ipc.ts'
import { choiceOf, luckOf } from '../contract/moments.ts'
import { problemOf } from '../contract/refused.ts'
import type { Judgement } from '../contract/results.ts'
import type { Log } from '../files/log.ts'
import type { People } from '../people/people.ts'
import { matchKey, resultOf } from '../people/resultOf.ts'
import type { Store } from '../saves/store.ts'
import { Mutex } from '../time/mutex.ts'
import type { LiveMatch } from './liveMatch.ts'

/** Writes the results of finished matches into the record; a failure is a message to the match's subscribers. */
export class Recorder {
  private readonly people: People
  private readonly log: Log
  private readonly store: Store | undefined
  private readonly writing = new Mutex()

  /** @param store the saves of matches that are analysed; without it their analyses are not recorded */
  constructor(people: People, log: Log, store?: Store) {
    this.people = people
    this.log = log
    this.store = store
  }

  /** Records a match that is over, once; other matches are left out. */
  record(live: LiveMatch): void {
    if (live.save.summary.outcome !== null) void this.writing.runExclusive(() => this.write(live))
  }

  /** Records the choice and luck of each seat of a match that is over. */
  judged(id: string, decisions: readonly JudgedMove[]): void {
    void this.writing.runExclusive(() => this.judge(id, decisions))
  }

  /** Waits until all matches that are over are recorded. */
  idle(): Promise<void> {
    return this.writing.idle()
  }

  private async judge(id: string, decisions: readonly JudgedMove[]): Promise<void> {
    try {
      const summary = (await this.store?.peek(id))?.content.summary
      if (summary?.outcome) await this.people.judge(matchKey(summary.header), judgementsOf(decisions))
    } catch (error) {
      this.log.warn('analysis not recorded', { id, error })
    }
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

/** Returns the sums of choice and luck of each seat, in hundredths of a match. */
function judgementsOf(decisions: readonly JudgedMove[]): readonly Judgement[] {
  const seats = [...new Set(decisions.map(({ seat }) => seat))].toSorted()
  return seats.map((seat) => {
    const own = decisions.filter((one) => one.seat === seat)
    const sum = (part: (one: JudgedMove) => number) =>
      Math.round(1000 * own.reduce((all, one) => all + part(one), 0)) / 10
    return { seat, choice: sum(choiceOf), luck: sum(luckOf) }
  })
}
