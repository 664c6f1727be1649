import type { Seat } from '../../../engine/kernel/game.ts'

/** The sides of a match and their scores, position by position. */
export interface MatchCurve<Side extends string = string> {
  readonly sides: readonly Side[]
  /** Indices of the sides that win together; those that play alone are parties of one. */
  readonly parties: readonly (readonly number[])[]
  /** The scores of the sides, in the order of `sides`: before the first move and after each. */
  readonly standings: readonly (readonly number[])[]
  /** The round, from 1, of each of these positions; in a game without rounds, the number of the move. */
  readonly rounds: readonly number[]
}

/** The functions that read the parts of a curve from each view of a record. */
export interface CurveReading<View, Side extends string> {
  sides(start: View): readonly Side[]
  /** Returns the sides that win together. */
  parties(start: View, sides: readonly Side[]): readonly (readonly Side[])[]
  standing(view: View, side: Side): number
  round(view: View, move: number): number
}

/** Returns the curve of a record from its views, before the first move and after each; null for an empty record. */
export function curveOf<View, Side extends string>(
  positions: readonly View[],
  reading: CurveReading<View, Side>,
): MatchCurve<Side> | null {
  const [start] = positions
  if (start === undefined) return null
  const sides = reading.sides(start)
  return {
    sides,
    parties: reading.parties(start, sides).map((party) => party.map((side) => sides.indexOf(side))),
    standings: positions.map((view) => sides.map((side) => reading.standing(view, side))),
    rounds: positions.map((view, move) => reading.round(view, move)),
  }
}

/** Moves of one seat in a row that changed the scores of the sides. */
export interface DecidingTurn {
  readonly by: Seat
  /** Index of the first of its moves that changed anything: the recording after that many moves shows it next. */
  readonly from: number
  /** Index of its last move that changed anything. */
  readonly last: number
  readonly round: number
  /** The greatest change of one party's lead over the best of the others. */
  readonly swing: number
  /** True if another party was ahead afterwards, or a tie was made or broken. */
  readonly turnsLead: boolean
}

/** The largest number of deciding turns to name, and the number to name even if their swings are small. */
const MOST = 6
const FEWEST = 3

/**
 * Returns the turns that moved the curve most, in the order of the match. A turn is all that one seat played in a row.
 * Larger swings come first, then those that changed the lead, then later ones; beyond the first three, only those with
 * at least half of the greatest swing count.
 */
export function decidingTurns(curve: MatchCurve, movers: readonly Seat[]): readonly DecidingTurn[] {
  const turns = turnsIn(curve, movers).toSorted(
    (a, b) => b.swing - a.swing || Number(b.turnsLead) - Number(a.turnsLead) || b.from - a.from,
  )
  const greatest = turns[0]?.swing ?? 0
  const told = turns.filter(({ swing }, index) => index < FEWEST || swing >= greatest / 2)
  return told.slice(0, MOST).toSorted((a, b) => a.from - b.from)
}

/** Returns every turn that moved the curve. */
function turnsIn(curve: MatchCurve, movers: readonly Seat[]): readonly DecidingTurn[] {
  const turns: DecidingTurn[] = []
  let begin = 0
  for (const [index, by] of movers.entries()) {
    if (movers[index + 1] === by) continue
    const turn = turnBetween(curve, by, begin, index)
    if (turn) turns.push(turn)
    begin = index + 1
  }
  return turns
}

function turnBetween(curve: MatchCurve, by: Seat, begin: number, end: number): DecidingTurn | null {
  const { standings, rounds } = curve
  const moves = Array.from({ length: end - begin + 1 }, (_, i) => begin + i)
  const changing = moves.filter((move) => !isSame(standings[move], standings[move + 1]))
  const [from, last] = [changing[0], changing.at(-1)]
  if (from === undefined || last === undefined) return null
  const [before, after] = [leadsAt(curve, begin), leadsAt(curve, end + 1)]
  const swing = Math.max(...after.map((lead, party) => Math.abs(lead - (before[party] ?? 0))))
  const turnsLead = after.some((lead, party) => Math.sign(lead) !== Math.sign(before[party] ?? 0))
  return swing === 0 ? null : { by, from, last, round: rounds[from] ?? 1, swing, turnsLead }
}

function isSame(a: readonly number[] = [], b: readonly number[] = []): boolean {
  return a.every((value, index) => value === b[index])
}

/** Returns each party's lead over the best of the others, below zero if it is behind; a single party's score. */
function leadsAt({ standings, parties }: MatchCurve, at: number): readonly number[] {
  const now = standings[at] ?? []
  const sums = parties.map((party) => party.reduce((sum, side) => sum + (now[side] ?? 0), 0))
  return sums.map((sum, party) => {
    const others = sums.filter((_, other) => other !== party)
    return others.length === 0 ? sum : sum - Math.max(...others)
  })
}
