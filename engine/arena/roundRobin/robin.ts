import { WrongFile } from '../badArguments.ts'
import type { PairReport } from '../guests/contestant.ts'
import { meetsOf, nameOf, type RobinPlan } from './plan.ts'
import type { PlayedPair } from './resultLines.ts'
import { Schedule, type Task } from './schedule.ts'

/** A round robin under way: its schedule, and its results by names. */
export class Robin {
  readonly plan: RobinPlan
  readonly schedule: Schedule
  private readonly names: readonly string[]
  private readonly meets: ReturnType<typeof meetsOf>

  /** Throws WrongFile if two of them do not meet. @param pairs the pairs played before */
  constructor(plan: RobinPlan, pairs: readonly PlayedPair[]) {
    this.plan = plan
    this.names = plan.contestants.map(nameOf)
    this.meets = meetsOf(plan)
    this.schedule = new Schedule(this.meets.length, plan.length)
    for (const pair of pairs) this.recall(pair)
  }

  /** Records a result; returns it as the file keeps it. */
  note(task: Task, report: PairReport): PlayedPair {
    this.schedule.note(task, report)
    const meet = this.meets[task.pairing]
    const { scores, forfeits } = report
    return {
      a: this.names[meet?.a ?? 0] ?? '',
      b: this.names[meet?.b ?? 0] ?? '',
      seed: task.seed,
      scores,
      ...(forfeits.length > 0 && { forfeits }),
    }
  }

  private recall({ a, b, seed, scores, forfeits = [] }: PlayedPair): void {
    const pairing = this.meets.findIndex((meet) => this.names[meet.a] === a && this.names[meet.b] === b)
    if (pairing < 0) throw new WrongFile(`the results tell of ${a} against ${b}, who do not meet in this tournament`)
    this.schedule.note({ pairing, seed }, { scores, forfeits })
  }
}
