import type { SeaBattleOptions, Shot } from '../types.ts'
import { shipChances } from './density.ts'
import type { Habit } from './habits.ts'
import type { Finding, Knowledge } from './knowledge.ts'
import { blankKnowledge, learn } from './knowledge.ts'

/** A gunner's conclusions from the shots so far: they are not kept between moves but recomputed. */
export interface Reckoning {
  readonly known: Knowledge
  readonly opinions: readonly Opinion[]
}

/** The chances on the enemy's field if the enemy had one habit. */
export interface Opinion {
  readonly habit: Habit
  /** The trust in the habit; all trusts sum to 1. */
  readonly trust: number
  /** The chance of each cell to hold a ship. */
  readonly chances: Float64Array
}

/** The minimum probability of a shot: chances are estimates, so that no single shot may rule a habit out. */
const DOUBT = 0.02

/** Returns the expectation before the first shot. */
export function firstReckoning(options: SeaBattleOptions, habits: readonly Habit[]): Reckoning {
  const known = blankKnowledge(options)
  return { known, opinions: habits.map((habit) => opinion(known, habit, habit.share)) }
}

/** Applies Bayes' rule for one more shot: habits that predicted it get more trust. */
export function reckon({ known, opinions }: Reckoning, finding: Finding): Reckoning {
  const weights = opinions.map(({ trust, chances }) => trust * foretold(chances[finding.shot.at] ?? 0, finding.shot))
  const sum = weights.reduce((a, b) => a + b, 0)
  const next = learn(known, finding)
  return { known: next, opinions: opinions.map(({ habit }, i) => opinion(next, habit, (weights[i] ?? 0) / sum)) }
}

/** Returns the chance of each cell to hold a ship, over all habits. */
export function mixedChances({ opinions }: Reckoning): Float64Array {
  const mixed = new Float64Array(100)
  for (const { trust, chances } of opinions) {
    chances.forEach((chance, cell) => {
      mixed[cell] = (mixed[cell] ?? 0) + trust * chance
    })
  }
  return mixed
}

function opinion(known: Knowledge, habit: Habit, trust: number): Opinion {
  return { habit, trust, chances: shipChances(known, habit) }
}

function foretold(chance: number, { result }: Shot): number {
  return Math.min(1 - DOUBT, Math.max(DOUBT, result === 'miss' ? 1 - chance : chance))
}
