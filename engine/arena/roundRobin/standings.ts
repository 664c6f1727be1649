import type { Estimate } from '../elo.ts'
import { type Summary, summarise } from '../summary.ts'
import { ratingsOf } from './bradleyTerry.ts'
import { anchorOf, meetsOf, nameOf } from './plan.ts'
import type { Robin } from './robin.ts'
import type { Verdict } from './sprt.ts'

/** A contestant's place in the standings. */
export interface Standing {
  readonly name: string
  readonly elo: Estimate
  /** The number of pairs that the contestant has played. */
  readonly pairs: number
  /** The mean score of its matches. */
  readonly score: number
}

/** The results of two contestants against each other. */
export interface MeetResult {
  readonly a: string
  readonly b: string
  readonly summary: Summary
  readonly verdict: Verdict
  readonly forfeits: readonly string[]
}

/** The result of a round robin. */
export interface Standings {
  /** Strongest first. */
  readonly table: readonly Standing[]
  readonly meets: readonly MeetResult[]
}

/** Returns the standings after the pairs that count. */
export function standingsOf({ plan, schedule }: Robin): Standings {
  const names = plan.contestants.map(nameOf)
  const meets = meetsOf(plan).map(({ a, b }, pairing) => {
    const reports = schedule.counted(pairing)
    return {
      meeting: { a, b, pairs: reports.map(({ scores }) => scores) },
      forfeits: reports.flatMap(({ forfeits }) => forfeits),
      verdict: schedule.verdict(pairing),
    }
  })
  const elo = ratingsOf(
    names.length,
    meets.map(({ meeting }) => meeting),
    anchorOf(plan),
  )
  const table = names.map((name, i) => {
    const scores = meets.flatMap(({ meeting: { a, b, pairs } }) => {
      if (a === i) return pairs.flat()
      return b === i ? pairs.flat().map((score) => 1 - score) : []
    })
    const sum = scores.reduce((all, score) => all + score, 0)
    return {
      name,
      elo: elo[i] ?? UNKNOWN,
      pairs: scores.length / 2,
      score: scores.length > 0 ? sum / scores.length : 0.5,
    }
  })
  return {
    table: table.toSorted((a, b) => b.elo.value - a.elo.value),
    meets: meets.map(({ meeting: { a, b, pairs }, ...rest }) => ({
      a: names[a] ?? '',
      b: names[b] ?? '',
      summary: summarise(pairs),
      ...rest,
    })),
  }
}

const UNKNOWN: Estimate = { value: 0, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
