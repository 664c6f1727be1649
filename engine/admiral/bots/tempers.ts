import { BOT_TEMPERS, type BotTemper } from '../data/botTempers.ts'
import type { AdmiralState } from '../types.ts'
import type { Plan } from './plans.ts'
import { type Trait, traitsIn } from './traits.ts'

/** How much a bot likes a plan for its own sake, whatever comes of it, in points of a brig's hull. */
export type Fondness = (plan: Plan) => number

/** Of whoever likes plans only for what comes of them. */
export const PLAIN: Fondness = () => 0

/** What each temper likes, in points of a brig's hull. */
export const TEMPERS = {
  raker: { rakes: 0.8 },
  boarder: { boards: 1, closes: 0.4 },
  cautious: { dares: -0.2, closes: -0.15, retires: 0.15 },
} as const satisfies Readonly<Record<BotTemper, Readonly<Partial<Record<Trait, number>>>>>

/** No plan is liked or shunned by more, in points of a brig's hull: whoever loses more by his temper plays badly. */
export const MOST_FONDNESS = 1.2

/** How much a bot of a temper likes the plans of its seat; plainly where there is no such temper. */
export function fondnessOf(temper: string | undefined, view: AdmiralState): Fondness {
  const known = BOT_TEMPERS.find((one) => one === temper)
  return known ? fondnessBy(TEMPERS[known], view) : PLAIN
}

/** How much plans are liked by so many points for each trait, within bounds. */
export function fondnessBy(weights: Readonly<Partial<Record<Trait, number>>>, view: AdmiralState): Fondness {
  const traitOf = traitsIn(view)
  const likes = Object.entries(weights) as [Trait, number][] // entries lose the key type
  return (plan) => {
    const sum = likes.reduce((total, [trait, weight]) => total + weight * traitOf(plan, trait), 0)
    return Math.max(-MOST_FONDNESS, Math.min(MOST_FONDNESS, sum))
  }
}
