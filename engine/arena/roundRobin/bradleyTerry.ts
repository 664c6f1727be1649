import type { PairScores } from '../arena.ts'
import { type Estimate, eloOf, Z } from '../elo.ts'
import { inverse } from './inverse.ts'

/** All pairs that two players have played. The players are given by their indexes; scores are those of `a`. */
export interface Meeting {
  readonly a: number
  readonly b: number
  readonly pairs: readonly PairScores[]
}

/** Elo for one unit of strength on the logistic scale: 400 / ln 10. */
const ELO_A_LOGIT = 173.717792761

/**
 * Returns the Elo of all players by maximum likelihood in the model of Bradley and Terry, with 95 % intervals of their
 * distance from the anchor, which has 0. The fit is that of D. R. Hunter, "MM algorithms for generalized Bradley–Terry
 * models" (Annals of Statistics 32, 2004). The intervals are after Huber: they use the scatter of the pairs around the
 * fit, because both matches of a pair share their deal.
 *
 * If a player lost nothing to another, not even through third players, no finite difference fits (L. R. Ford, 1957).
 * One drawn match is then counted between them, and the interval is open on that side.
 */
export function ratingsOf(players: number, meetings: readonly Meeting[], anchor: number): readonly Estimate[] {
  const beats = closureOf(players, meetings)
  const isOneSided = ({ a, b }: Meeting) => !(beats[a]?.[b] && beats[b]?.[a])
  const counted = meetings.filter(({ pairs }) => pairs.length > 0)
  const tallies = counted.map((meeting) => tallyOf(meeting, isOneSided(meeting)))
  const strengths = fitted(players, tallies)
  const doubts = doubtsOf(players, counted, tallies, strengths, anchor)
  return strengths.map((strength, i) => {
    if (i === anchor) return { value: 0, low: 0, high: 0 }
    const value = eloOf(strength / (strength + (strengths[anchor] ?? 1)))
    const half = Z * ELO_A_LOGIT * Math.sqrt(doubts[i] ?? 0)
    const low = beats[i]?.[anchor] ? value - half : Number.NEGATIVE_INFINITY
    const high = beats[anchor]?.[i] ? value + half : Number.POSITIVE_INFINITY
    return { value, low, high }
  })
}

/** The matches that two have played against each other, and the score of `a` in them. */
interface Tally {
  readonly a: number
  readonly b: number
  readonly matches: number
  readonly score: number
  /** True if a drawn match that was not played is among them. */
  readonly isPadded: boolean
}

function tallyOf({ a, b, pairs }: Meeting, isPadded: boolean): Tally {
  const score = pairs.flat().reduce((sum, one) => sum + one, 0)
  return { a, b, matches: 2 * pairs.length + (isPadded ? 1 : 0), score: score + (isPadded ? 0.5 : 0), isPadded }
}

/** Returns which player has scored against which, also through others. */
function closureOf(players: number, meetings: readonly Meeting[]): readonly boolean[][] {
  const beats = Array.from({ length: players }, () => new Array<boolean>(players).fill(false))
  const note = (winner: number, loser: number) => {
    const row = beats[winner]
    if (row) row[loser] = true
  }
  for (const { a, b, pairs } of meetings) {
    if (pairs.flat().some((score) => score > 0)) note(a, b)
    if (pairs.flat().some((score) => score < 1)) note(b, a)
  }
  for (let via = 0; via < players; via++) {
    for (const row of beats) if (row[via]) for (let to = 0; to < players; to++) if (beats[via]?.[to]) row[to] = true
  }
  return beats
}

/** More rounds than any table of players needs. */
const MOST_ROUNDS = 200_000
const CLOSE = 1e-12

/** Returns the strengths above 0, in any unit. A player without matches has 1. */
function fitted(players: number, tallies: readonly Tally[]): readonly number[] {
  let strengths = new Array<number>(players).fill(1)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = scaled(improved(strengths, tallies))
    const change = Math.max(...next.map((strength, i) => Math.abs(strength / (strengths[i] ?? 1) - 1)))
    strengths = next
    if (change < CLOSE) break
  }
  return strengths
}

/** Returns one step of Hunter's algorithm: points scored for each player against matches weighed by both strengths. */
function improved(strengths: readonly number[], tallies: readonly Tally[]): readonly number[] {
  const points = strengths.map(() => 0)
  const weights = strengths.map(() => 0)
  const add = (list: number[], i: number, more: number) => {
    list[i] = (list[i] ?? 0) + more
  }
  for (const { a, b, matches, score } of tallies) {
    const weight = matches / ((strengths[a] ?? 1) + (strengths[b] ?? 1))
    add(points, a, score)
    add(points, b, matches - score)
    add(weights, a, weight)
    add(weights, b, weight)
  }
  return strengths.map((strength, i) => (weights[i] ? (points[i] ?? 0) / weights[i] : strength))
}

function scaled(strengths: readonly number[]): number[] {
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length
  return strengths.map((strength) => strength / mean)
}

/**
 * Returns the variances of the logits, each against the anchor's. Each meeting counts one pair more, as far from the
 * fit as possible: a few pairs with the same result must not look certain.
 */
function doubtsOf(
  players: number,
  meetings: readonly Meeting[],
  tallies: readonly Tally[],
  strengths: readonly number[],
  anchor: number,
): readonly number[] {
  const information = square(players)
  const scatter = square(players)
  tallies.forEach(({ a, b, matches, isPadded }, i) => {
    const p = (strengths[a] ?? 1) / ((strengths[a] ?? 1) + (strengths[b] ?? 1))
    spread(information, a, b, matches * p * (1 - p))
    const padding = isPadded ? (0.5 - p) * (0.5 - p) : 0
    spread(scatter, a, b, scatterOf(meetings[i]?.pairs ?? [], p) + 4 * p * (1 - p) + padding)
  })
  pin(information, anchor)
  pin(scatter, anchor)
  const bread = inverse(information)
  if (!bread) return new Array<number>(players).fill(Number.POSITIVE_INFINITY)
  return bread.map((row) =>
    row.reduce(
      (sum, left, i) => sum + left * row.reduce((part, right, j) => part + right * (scatter[i]?.[j] ?? 0), 0),
      0,
    ),
  )
}

/** Returns the squared distances of pairs from the expected score, corrected for a small number. */
function scatterOf(pairs: readonly PairScores[], p: number): number {
  const squares = pairs.map(([first, second]) => (first + second - 2 * p) * (first + second - 2 * p))
  const sum = squares.reduce((all, one) => all + one, 0)
  return pairs.length > 1 ? (sum * pairs.length) / (pairs.length - 1) : sum
}

function square(size: number): number[][] {
  return Array.from({ length: size }, () => new Array<number>(size).fill(0))
}

/** Adds what is known about the difference of two players. */
function spread(matrix: number[][], a: number, b: number, more: number): void {
  const add = (i: number, j: number, part: number) => {
    const row = matrix[i]
    if (row) row[j] = (row[j] ?? 0) + part
  }
  add(a, a, more)
  add(b, b, more)
  add(a, b, -more)
  add(b, a, -more)
}

/** Removes the anchor: it has no uncertainty. */
function pin(matrix: number[][], anchor: number): void {
  matrix.forEach((row, i) => {
    row.forEach((_, j) => {
      if (i === anchor || j === anchor) row[j] = i === j ? 1 : 0
    })
  })
}
