import type { GameShape, Seat } from '../../../engine/kernel/game.ts'
import type { Entry } from '../../../engine/match/entry.ts'
import type { Match } from '../../../engine/match/match.ts'
import type { AnalysisPart, JudgedMove } from '../../contract/ipc.ts'
import { asJson } from '../../contract/json.ts'
import type { Log } from '../../files/log.ts'
import type { HostedGame } from '../../games/hostedGame.ts'
import type { Judged } from '../bots/botMessages.ts'
import { TOO_OFTEN, timesRound } from '../coach/circles.ts'
import { type Decision, decisionsOf, hasLuck, lastOf, madeIn } from './decisions.ts'
import { doubtful, nextForDepth } from './depth.ts'
import type { MoveJudge } from './judgePool.ts'
import type { KeptAnalyses, KeptDecision } from './keptAnalyses.ts'

/** A match that no client has open, with its game. */
export interface Recorded {
  readonly game: HostedGame
  readonly match: Match<GameShape>
  /** The seats whose decisions are to be analysed. */
  readonly seats: readonly Seat[]
}

/** The parts of the host that an analysis needs. */
export interface AnalysisTools {
  readonly judge: MoveJudge
  readonly kept: KeptAnalyses
  readonly log: Log
  /** Milliseconds; never goes back. */
  readonly now: () => number
  /** Gets the decisions of a match that is analysed completely. */
  readonly recorder?: { judged(id: string, decisions: readonly JudgedMove[]): void }
}

/** The time in milliseconds after which an analysis without requests pauses; pages ask several times a second. */
const PATIENCE = 3000

/**
 * The analysis of one match: first the curve, by a glance at every decision if the game has one, then a judgement of the
 * decisions that matter.
 */
export class Analysis {
  private readonly id: string
  private readonly tools: AnalysisTools
  private readonly game: HostedGame
  /** The decisions of the match; empty once the analysis is complete, to release its states. */
  private decisions: readonly Decision[]
  private readonly of: number
  /** By decision: undefined before it was looked at, null if it is none of the game. */
  private readonly known: (JudgedMove | null | undefined)[]
  /** The decisions judged after a glance. */
  private readonly again: JudgedMove[] = []
  /** The places of decisions about which thinking failed. */
  private readonly failed = new Set<number>()
  private askedAt = 0
  private isStopped = true
  private isRunning = false
  private isComplete = false
  private isRecalled = false
  /** True once its save was removed. */
  private isDropped = false

  constructor(id: string, { game, match, seats }: Recorded, tools: AnalysisTools) {
    this.id = id
    this.tools = tools
    this.game = game
    this.decisions = decisionsOf(game, match).filter(({ entries: [{ seat }] }) => seats.includes(seat))
    this.known = this.decisions.map(() => undefined)
    this.of = match.entries.length
  }

  /** Returns the results without the first `skip` decisions, and without the first `skipAgain` judged after a glance. */
  part(skip: number, skipAgain: number): AnalysisPart {
    const first = this.known.indexOf(undefined)
    const seen = first < 0 ? this.known : this.known.slice(0, first)
    const judged = seen.filter((one) => !!one)
    const part = { done: this.decisions[first]?.move ?? this.of, of: this.of, judged: judged.slice(skip) }
    if (!this.game.judge.glance) return part
    const again = this.again.slice(skipAgain)
    if (this.isComplete) return { ...part, again }
    const done = this.again.length
    return { ...part, again, depth: { done, of: done + Math.max(1, doubtful(judged).length) } }
  }

  goOn(): void {
    this.isStopped = false
    this.askedAt = this.tools.now()
    if (!this.isRunning && !this.isComplete) void this.run()
  }

  stop(): void {
    this.isStopped = true
  }

  /** Stops, and keeps nothing on disk from now on: the save was removed. */
  drop(): void {
    this.stop()
    this.isDropped = true
  }

  /** True while a page requests it. */
  private get isWanted(): boolean {
    return !this.isStopped && this.tools.now() - this.askedAt < PATIENCE
  }

  private async run(): Promise<void> {
    this.isRunning = true
    await this.recall()
    while (this.isWanted) {
      const places = this.next()
      this.isComplete = places.length === 0
      if (this.isComplete) break
      await this.inLanes(places)
      if (this.again.length === 0) void this.keep()
    }
    await this.keep()
    if (this.isComplete) this.complete()
    this.isRunning = false
    void this.tools.judge.rest()
  }

  private complete(): void {
    this.decisions = []
    this.tools.recorder?.judged(
      this.id,
      this.known.filter((one) => !!one),
    )
  }

  /** Returns the places of decisions to look at next: those not seen yet, then those that deserve a judgement. */
  private next(): readonly number[] {
    const places = [...this.known.keys()]
    const unseen = places.filter((place) => this.known[place] === undefined)
    const { glance } = this.game.judge
    if (unseen.length > 0 || !glance) return unseen
    const judged = places.flatMap((place) => (this.failed.has(place) ? [] : (this.known[place] ?? [])))
    return nextForDepth(judged, this.of, glance.slack).map((one) => this.known.indexOf(one))
  }

  /** Looks at decisions, as many at once as the judge can, until all are done or the analysis stops. */
  private async inLanes(places: readonly number[]): Promise<void> {
    const queue = places.values()
    const lane = async () => {
      for (const place of queue) {
        await this.look(place)
        if (!this.isWanted) return
      }
    }
    await Promise.all(Array.from({ length: this.tools.judge.lanes }, lane))
  }

  /** Glances at a decision, or judges it if that was done already or the game has no glance. */
  private async look(place: number): Promise<void> {
    const decision = this.decisions[place]
    if (!decision) return
    const isFirst = this.known[place] === undefined
    const judged = await this.ask(decision, place, isFirst && this.game.judge.glance !== undefined)
    if (judged === 'failed') this.failed.add(place)
    const found = judged === 'failed' ? null : judged
    if (isFirst) this.known[place] = found
    else if (found) {
      this.known[place] = found
      this.again.push(found)
    }
  }

  /** Judges a decision; returns null for anything that is no decision. */
  private async ask(decision: Decision, place: number, isRough: boolean): Promise<JudgedMove | null | 'failed'> {
    const { move, entries } = decision
    const [first] = entries
    const { rules } = this.game.match
    const { seat } = first
    const made = madeIn(decision)
    try {
      const judged = await this.tools.judge.judge({
        game: this.game.id,
        seat,
        view: asJson(rules.view(first.before, seat)),
        played: [made.move, ...(made.sequel ?? [])],
        after: entries.some(hasLuck) ? asJson(rules.view(lastOf(decision).after, seat)) : null,
        seed: move,
        ...(isRough && { rough: true }),
      })
      return judged && judgedMove(decision, this.excused(judged, first, place))
    } catch (error) {
      if (this.isWanted) this.tools.log.warn('decision not judged', { id: this.id, error })
      return 'failed'
    }
  }

  /**
   * Does not count leaving a circle as a mistake if the seat has gone round it too often: the coach would have advised
   * leaving it.
   */
  private excused(judged: Judged, { before, seat }: Entry<GameShape>, place: number): Judged {
    const { coaching } = this.game
    if (!coaching || !judged.better) return judged
    const earlier = this.decisions.slice(0, place).flatMap(({ entries }) => entries)
    const deeds = earlier.filter((one) => one.seat === seat)
    const [times = 0] = timesRound(coaching, deeds, before, [judged.better])
    if (times < TOO_OFTEN) return judged
    const { better, ...rest } = judged
    return { ...rest, best: judged.played }
  }

  /** Takes over what is kept on disk about the same moves. */
  private async recall(): Promise<void> {
    if (this.isRecalled) return
    this.isRecalled = true
    const kept = await this.tools.kept.read(this.id)
    for (const [place, decision] of this.decisions.entries()) {
      const one = kept.get(decision.move)
      if (one && isAbout(one, decision)) this.known[place] = one.judged && judgedMove(decision, one.judged)
    }
  }

  /** Keeps what is known on disk. */
  private async keep(): Promise<void> {
    if (this.isDropped) return
    const decisions = this.decisions.flatMap((decision, place) => {
      const one = this.known[place]
      return one === undefined || (one === null && this.failed.has(place)) ? [] : [keptFrom(decision, one)]
    })
    await this.tools.kept.write(this.id, decisions)
  }
}

function judgedMove(decision: Decision, judged: Judged): JudgedMove {
  const { move, entries } = decision
  return { move, count: entries.length, seat: entries[0].seat, made: madeIn(decision), ...judged }
}

/** Returns whether a kept result is about the same moves: its hash continues those of all moves before. */
function isAbout({ count, hash }: KeptDecision, decision: Decision): boolean {
  return count === decision.entries.length && hash === lastOf(decision).hash
}

function keptFrom(decision: Decision, one: JudgedMove | null): KeptDecision {
  const facts = { move: decision.move, count: decision.entries.length, hash: lastOf(decision).hash }
  if (!one) return { ...facts, judged: null }
  const { move, count, seat, made, ...judged } = one
  return { ...facts, judged }
}
