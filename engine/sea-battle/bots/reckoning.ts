import type { SeaBattleOptions, Shot } from '../types.ts'
import { shipChances } from './density.ts'
import type { Habit } from './habits.ts'
import type { Finding, Knowledge } from './knowledge.ts'
import { blankKnowledge, learn } from './knowledge.ts'

/** What a gunner makes of the shots so far: nothing is kept between moves, it is found anew from them. */
export interface Reckoning {
  readonly known: Knowledge
  readonly opinions: readonly Opinion[]
}

/** The enemy's field if the enemy had one habit. */
export interface Opinion {
  readonly habit: Habit
  /** How much the habit is believed; all together make 1. */
  readonly trust: number
  /** The chance of each cell to hold a ship. */
  readonly chances: Float64Array
}

/** Chances are estimates, so that no single shot may rule a habit out. */
const DOUBT = 0.02

/** What is expected before the first shot. */
export function firstReckoning(options: SeaBattleOptions, habits: readonly Habit[]): Reckoning {
  const known = blankKnowledge(options)
  return { known, opinions: habits.map((habit) => opinion(known, habit, habit.share)) }
}

/** Bayes' rule for one more shot: habits that foretold it are believed more from now on. */
export function reckon({ known, opinions }: Reckoning, finding: Finding): Reckoning {
  const weights = opinions.map(({ trust, chances }) => trust * foretold(chances[finding.shot.at] ?? 0, finding.shot))
  const sum = weights.reduce((a, b) => a + b, 0)
  const next = learn(known, finding)
  return { known: next, opinions: opinions.map(({ habit }, i) => opinion(next, habit, (weights[i] ?? 0) / sum)) }
}

/** The chance of each cell to hold a ship, all habits taken together. */
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
