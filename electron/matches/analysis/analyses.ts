import { JUDGING_VERSION } from '../../../engine/kernel/judging.ts'
import type { AnalysisPart } from '../../contract/ipc.ts'
import type { Log } from '../../files/log.ts'
import { Analysis, type AnalysisTools, type Recorded } from './analysis.ts'
import type { MoveJudge } from './judgePool.ts'
import { KeptAnalyses } from './keptAnalyses.ts'

/** The number of analyses that stay in memory; the oldest are dropped, and come back from disk. */
const MOST_KNOWN = 12

/** The place of analyses on disk. */
export interface Keeping {
  /** The folder of saves. */
  readonly folder: string
  /** The version of the program. */
  readonly program: string
}

/** Analyses matches that no client has open: in the background, one match at a time. */
export class Analyses {
  private readonly tools: AnalysisTools
  private readonly known = new Map<string, Analysis>()
  private running: Analysis | null = null

  /**
   * @param keeping null keeps results in memory only
   * @param recorder gets the decisions of each match that is analysed completely
   * @param now milliseconds; never goes back
   */
  constructor(
    judge: MoveJudge,
    log: Log,
    keeping: Keeping | null = null,
    recorder: AnalysisTools['recorder'] | null = null,
    now: () => number = () => performance.now(),
  ) {
    const kept = new KeptAnalyses(keeping?.folder ?? null, `${keeping?.program}/${JUDGING_VERSION}`, log)
    this.tools = { judge, kept, log, now, ...(recorder && { recorder }) }
  }

  /** Returns whether `go` needs no recorded match. */
  knows(id: string): boolean {
    return this.known.has(id)
  }

  /**
   * Continues with a match, in place of any other, and returns its results, without the first `skip` decisions and the
   * first `skipAgain` of those judged again.
   * @param recorded the match; needed unless it is known
   */
  go(id: string, { skip, skipAgain = 0 }: Skipped, recorded: Recorded | null): AnalysisPart {
    const analysis = this.known.get(id) ?? (recorded && this.begin(id, recorded))
    if (!analysis) return { done: 0, of: 0, judged: [] }
    if (this.running !== analysis) this.running?.stop()
    this.running = analysis
    analysis.goOn()
    return analysis.part(skip, skipAgain)
  }

  /** Stops the analysis of a match; its results are kept. */
  stop(id: string): void {
    this.known.get(id)?.stop()
  }

  /** Forgets the analysis of a match that may not be analysed now, or is played on. */
  forget(id: string): void {
    this.stop(id)
    this.known.delete(id)
  }

  /** Discards the analysis of a match whose save was removed, on disk too. */
  async remove(id: string): Promise<void> {
    this.known.get(id)?.drop()
    this.known.delete(id)
    await this.tools.kept.remove(id)
  }

  /** Stops permanently: the threads end. */
  end(): void {
    this.running?.stop()
  }

  /** Waits for pending writes. */
  idle(): Promise<void> {
    return this.tools.kept.idle()
  }

  private begin(id: string, recorded: Recorded): Analysis {
    const analysis = new Analysis(id, recorded, this.tools)
    this.known.set(id, analysis)
    for (const oldest of [...this.known.keys()].slice(0, -MOST_KNOWN)) this.forget(oldest)
    return analysis
  }
}

/** The results that a page has already. */
interface Skipped {
  readonly skip: number
  readonly skipAgain?: number
}
