import type { GameShape, Seat } from '../../../engine/kernel/game.ts'
import type { Entry } from '../../../engine/match/entry.ts'
import type { Match } from '../../../engine/match/match.ts'
import type { AnalysisPart, JudgedMove } from '../../contract/ipc.ts'
import { asJson } from '../../contract/json.ts'
import type { Log } from '../../files/log.ts'
import type { HostedGame } from '../../games/hostedGame.ts'
import type { Judged, JudgingQuestion } from '../bots/botMessages.ts'
import { TOO_OFTEN, timesRound } from '../coach/circles.ts'
import { type Decision, decisionsOf, hasLuck } from './decisions.ts'

/** Judges decisions in a thread of its own. */
export interface MoveJudge {
  judge(question: JudgingQuestion): Promise<Judged | null>
  /** Lets the thread end, as no question is expected now. */
  rest(): Promise<void>
}

/** A judge that judges nothing. */
export const NO_JUDGE: MoveJudge = { judge: async () => null, rest: async () => undefined }

/** A match that no client has open, with its game. */
export interface Recorded {
  readonly game: HostedGame
  readonly match: Match<GameShape>
  /** The seats whose decisions are to be analysed. */
  readonly seats: readonly Seat[]
}

/** The number of analyses that are kept; the oldest are dropped and would start again. */
const MOST_KEPT = 12
/** The time in milliseconds after which an analysis without requests pauses; pages ask several times a second. */
const PATIENCE = 3000

/** Analyses matches that no client has open: in the background, decision by decision, one match at a time. */
export class Analyses {
  private readonly judge: MoveJudge
  private readonly log: Log
  private readonly now: () => number
  private readonly known = new Map<string, Analysis>()
  private running: Analysis | null = null

  /** @param now milliseconds; never goes back */
  constructor(judge: MoveJudge, log: Log, now: () => number = () => performance.now()) {
    this.judge = judge
    this.log = log
    this.now = now
  }

  /** Returns whether `go` needs no recorded match. */
  knows(id: string): boolean {
    return this.known.has(id)
  }

  /**
   * Continues with a match, in place of any other, and returns its results, without the first `skip` decisions.
   * @param recorded the match; needed unless it is known
   */
  go(id: string, skip: number, recorded: Recorded | null): AnalysisPart {
    const analysis = this.known.get(id) ?? (recorded && this.begin(id, recorded))
    if (!analysis) return { done: 0, of: 0, judged: [] }
    if (this.running !== analysis) this.running?.stop()
    this.running = analysis
    analysis.goOn()
    return analysis.part(skip)
  }

  /** Stops the analysis of a match; its results are kept. */
  stop(id: string): void {
    this.known.get(id)?.stop()
  }

  /** Discards the analysis of a match that is removed, or played on. */
  forget(id: string): void {
    this.stop(id)
    this.known.delete(id)
  }

  /** Stops permanently: the thread ends. */
  end(): void {
    this.running?.stop()
  }

  private begin(id: string, recorded: Recorded): Analysis {
    const analysis = new Analysis(id, recorded, this.judge, this.log, this.now)
    this.known.set(id, analysis)
    for (const oldest of [...this.known.keys()].slice(0, -MOST_KEPT)) {
      this.stop(oldest)
      this.known.delete(oldest)
    }
    return analysis
  }
}

/** The analysis of one match. */
class Analysis {
  private readonly id: string
  private readonly judge: MoveJudge
  private readonly log: Log
  private readonly now: () => number
  private readonly game: HostedGame
  /** The decisions of the match; empty once all are judged, to release its states. */
  private decisions: readonly Decision[]
  private readonly of: number
  private readonly judged: JudgedMove[] = []
  private next = 0
  private askedAt = 0
  private isStopped = true
  private isRunning = false

  constructor(id: string, { game, match, seats }: Recorded, judge: MoveJudge, log: Log, now: () => number) {
    this.id = id
    this.judge = judge
    this.log = log
    this.now = now
    this.game = game
    this.decisions = decisionsOf(game, match).filter(({ entries: [first] }) => first && seats.includes(first.seat))
    this.of = match.entries.length
  }

  part(skip: number): AnalysisPart {
    const done = this.decisions[this.next]?.move ?? this.of
    return { done, of: this.of, judged: this.judged.slice(skip) }
  }

  goOn(): void {
    this.isStopped = false
    this.askedAt = this.now()
    if (!this.isRunning) void this.run()
  }

  stop(): void {
    this.isStopped = true
  }

  /** True while a page requests it. */
  private get isWanted(): boolean {
    return !this.isStopped && this.now() - this.askedAt < PATIENCE
  }

  private async run(): Promise<void> {
    this.isRunning = true
    while (this.isWanted) {
      const decision = this.decisions[this.next]
      if (!decision) break
      const judged = await this.look(decision)
      if (judged) this.judged.push(judged)
      this.next++
    }
    if (this.next >= this.decisions.length) this.decisions = []
    this.isRunning = false
    void this.judge.rest()
  }

  /**
   * Does not count leaving a circle as a mistake if the seat has gone round it too often: the coach would have advised
   * leaving it.
   */
  private excused(judged: Judged, { before, seat }: Entry<GameShape>): Judged {
    const { coaching } = this.game
    if (!coaching || !judged.better) return judged
    const earlier = this.decisions.slice(0, this.next).flatMap(({ entries }) => entries)
    const deeds = earlier.filter((one) => one.seat === seat)
    const [times = 0] = timesRound(coaching, deeds, before, [judged.better])
    if (times < TOO_OFTEN) return judged
    const { better, ...rest } = judged
    return { ...rest, best: judged.played }
  }

  /** Judges a decision; returns null for anything that is no decision, and if thinking failed. */
  private async look({ move, entries }: Decision): Promise<JudgedMove | null> {
    const [first, ...others] = entries
    const last = entries.at(-1)
    if (!first || !last) return null
    const { rules } = this.game.match
    const { seat } = first
    const sequel = others.map((entry) => asJson(entry.move))
    const made = { move: asJson(first.move), ...(sequel.length > 0 && { sequel }) }
    try {
      const judged = await this.judge.judge({
        game: this.game.id,
        seat,
        view: asJson(rules.view(first.before, seat)),
        played: [made.move, ...sequel],
        after: entries.some(hasLuck) ? asJson(rules.view(last.after, seat)) : null,
        seed: move,
      })
      return judged && { move, count: entries.length, seat, made, ...this.excused(judged, first) }
    } catch (error) {
      if (this.isWanted) this.log.warn('decision not judged', { id: this.id, error })
      return null
    }
  }
}
