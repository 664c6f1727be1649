import type { BotLevel } from '../data/botLevels.ts'
import { BOT_TEMPERS, type BotTemper } from '../data/botTempers.ts'
import type { AdmiralState } from '../types.ts'
import type { Plan } from './plans.ts'
import { type Trait, traitsIn } from './traits.ts'

/** How much a bot likes a plan for its own sake, whatever comes of it, in points of a brig's hull. */
export type Fondness = (plan: Plan) => number

/** Of whoever likes plans only for what comes of them. */
export const PLAIN: Fondness = () => 0

type Weights = Readonly<Partial<Record<Trait, number>>>

/** What each temper likes, in points of a brig's hull. */
export const TEMPERS = {
  raker: { rakes: 1.1 },
  boarder: { boards: 2.2, grapples: 5 },
  cautious: { dares: -0.2, closes: -0.15, retires: 0.15 },
} as const satisfies Readonly<Record<BotTemper, Weights>>

/**
 * What it likes instead at a level at which that would be too much or too little. `easy` attacks at once and is hit on the way, so that
 * whoever stays near his fort is the better off; and it tries a boarding three times, so that luck weighs more than a little fondness. `hard` plays what its policy likes unless another plan does
 * clearly better, so that a little caution changes nothing.
 */
const AT_LEVELS: Readonly<Partial<Record<BotLevel, Readonly<Partial<Record<BotTemper, Weights>>>>>> = {
  easy: {
    boarder: { boards: 4, grapples: 5 },
    cautious: { dares: -0.5, closes: -0.15, retires: 0.065 },
  },
  hard: { cautious: { dares: -1, closes: -0.6, retires: 0.6 } },
}

/** No plan is liked or shunned by more, in points of a brig's hull: whoever loses more by his temper plays badly. */
export const MOST_FONDNESS = 2

/**
 * Whoever likes a plan by so much loves it: a level that weighs whole plans plays it unless another does clearly better. A boarding
 * stakes two ships on two dice, so that it would hardly ever do clearly better itself.
 */
export const LOVED = 1

/** The temper of that name; undefined where there is none. */
export const temperNamed = (name: string | undefined): BotTemper | undefined => BOT_TEMPERS.find((one) => one === name)

/** How much a bot of a temper and a level likes the plans of its seat; plainly where there is no such temper. */
export function fondnessOf(temper: string | undefined, level: BotLevel, view: AdmiralState): Fondness {
  const known = temperNamed(temper)
  return known ? fondnessBy(AT_LEVELS[level]?.[known] ?? TEMPERS[known], view) : PLAIN
}

/** How much plans are liked by so many points for each trait, within bounds. */
export function fondnessBy(weights: Weights, view: AdmiralState): Fondness {
  const traitOf = traitsIn(view)
  const likes = Object.entries(weights) as [Trait, number][] // entries lose the key type
  return (plan) => {
    const sum = likes.reduce((total, [trait, weight]) => total + weight * traitOf(plan, trait), 0)
    return Math.max(-MOST_FONDNESS, Math.min(MOST_FONDNESS, sum))
  }
}
