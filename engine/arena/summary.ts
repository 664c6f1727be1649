import type { PairScores } from './arena.ts'
import type { Estimate } from './elo.ts'
import { eloDifference, meanScore } from './elo.ts'

/** The result of a tournament, for A. */
export interface Summary {
  readonly pairs: number
  readonly wins: number
  /** The number of matches with a shared victory, however it was shared. */
  readonly draws: number
  readonly losses: number
  /** The mean score of a match, from 0 to 1. */
  readonly score: Estimate
  readonly elo: Estimate
}

/** Counts matches and rates the two players by their pair scores. */
export function summarise(pairs: readonly PairScores[]): Summary {
  const matches = pairs.flat()
  const means = pairs.map(([first, second]) => (first + second) / 2)
  return {
    pairs: pairs.length,
    wins: matches.filter((score) => score === 1).length,
    draws: matches.filter((score) => score > 0 && score < 1).length,
    losses: matches.filter((score) => score === 0).length,
    score: meanScore(means),
    elo: eloDifference(means),
  }
}

/** The head of a table of summaries: the place, the result, and whether A is better beyond chance. */
export const TABLE_HEAD = '| Where | Pairs | Result | Score (95 %) | Elo | First is better |\n|---|---|---|---|---|---|'

export function printRow(where: string, { pairs, wins, draws, losses, score, elo }: Summary): string {
  const interval = `${percent(score.value)} (${percent(score.low)} to ${percent(score.high)})`
  const verdict = score.low > 0.5 ? 'yes' : score.high < 0.5 ? 'no' : 'not shown'
  return `| ${where} | ${pairs} | +${wins} =${draws} -${losses} | ${interval} | ${points(elo.value)} | ${verdict} |`
}

/** Returns the summary in a few lines. */
export function printSummary(title: string, { pairs, wins, draws, losses, score, elo }: Summary): string {
  return [
    title,
    `pairs   ${pairs} (${2 * pairs} matches)`,
    `result  +${wins} =${draws} -${losses}`,
    `score   ${percent(score.value)} (95 %: ${percent(score.low)} to ${percent(score.high)})`,
    `Elo     ${points(elo.value)} (95 %: ${points(elo.low)} to ${points(elo.high)})`,
  ].join('\n')
}

export function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`
}

export function points(elo: number): string {
  if (!Number.isFinite(elo)) return elo > 0 ? '+∞' : '−∞'
  const rounded = Math.round(elo)
  if (rounded === 0) return '0'
  return rounded < 0 ? `−${-rounded}` : `+${rounded}`
}
