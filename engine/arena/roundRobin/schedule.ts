import type { PairReport } from '../guests/contestant.ts'
import { type Hypotheses, logLikelihoodRatio, type Verdict, verdictOf } from './sprt.ts'

/** The number of pairs of each pairing. */
export interface Length {
  /** The first deal; the next pairs take the next numbers. */
  readonly seed: number
  /** The number of pairs of each pairing; with hypotheses, the maximum number. */
  readonly pairs: number
  /** Set if each pairing ends as soon as one of them is accepted; null: all pairs are played. */
  readonly sprt: Hypotheses | null
}

/** A pair to play: its pairing and its deal. */
export interface Task {
  readonly pairing: number
  readonly seed: number
}

/**
 * The pairs that are still to be played. A pairing counts its pairs in the order of their deals up to its verdict, so
 * that its result is the same for any number of workers, and for any number of interruptions.
 */
export class Schedule {
  private readonly length: Length
  private readonly rows: readonly Row[]

  constructor(pairings: number, length: Length) {
    this.length = length
    this.rows = Array.from({ length: pairings }, () => new Row(length))
  }

  /** Returns the next pair, of the pairing with the fewest so far; null if every remaining pair is under way. */
  next(): Task | null {
    let next: { readonly task: Task; readonly begun: number } | null = null
    for (const [pairing, row] of this.rows.entries()) {
      const number = row.free()
      if (number === null || (next && next.begun <= row.begun.size)) continue
      next = { task: { pairing, seed: this.length.seed + number }, begun: row.begun.size }
    }
    if (next) this.rows[next.task.pairing]?.begun.add(next.task.seed - this.length.seed)
    return next?.task ?? null
  }

  /** Records a played pair. One beyond the requested number is kept and not counted. */
  note({ pairing, seed }: Task, report: PairReport): void {
    this.rows[pairing]?.note(seed - this.length.seed, report)
  }

  /** Returns the pairs of a pairing that count. */
  counted(pairing: number): readonly PairReport[] {
    return this.rows[pairing]?.counted() ?? []
  }

  verdict(pairing: number): Verdict {
    return this.rows[pairing]?.verdict ?? null
  }

  /** The number of pairs that count so far, and the maximum number. */
  get progress(): { readonly done: number; readonly most: number } {
    const done = this.rows.reduce((sum, row) => sum + row.counted().length, 0)
    const most = this.rows.reduce((sum, row) => sum + (row.verdict ? row.counted().length : this.length.pairs), 0)
    return { done, most }
  }
}

/** One pairing; pairs are numbered from 0. */
class Row {
  readonly begun = new Set<number>()
  verdict: Verdict = null
  private readonly length: Length
  private readonly played = new Map<number, PairReport>()
  /** The first pairs that are all played, and evaluated. */
  private seen: PairReport[] = []

  constructor(length: Length) {
    this.length = length
  }

  free(): number | null {
    if (this.verdict) return null
    for (let number = 0; number < this.length.pairs; number++) if (!this.begun.has(number)) return number
    return null
  }

  note(number: number, report: PairReport): void {
    this.begun.add(number)
    this.played.set(number, report)
    for (;;) {
      const next = this.played.get(this.seen.length)
      if (this.verdict || !next || this.seen.length >= this.length.pairs) return
      this.seen.push(next)
      this.verdict = this.judged()
    }
  }

  counted(): readonly PairReport[] {
    return this.seen
  }

  private judged(): Verdict {
    const { sprt } = this.length
    if (!sprt) return null
    const means = this.seen.map(({ scores: [first, second] }) => (first + second) / 2)
    return verdictOf(logLikelihoodRatio(means, sprt))
  }
}
