import type { BotLevel } from '../data/botLevels.ts'
import { BOT_PERSONALITIES, type BotPersonality } from '../data/botPersonalities.ts'
import type { AdmiralState } from '../types.ts'
import type { Plan } from './plans.ts'
import { type Trait, traitsIn } from './traits.ts'

/** Returns how much a bot likes a plan for its own sake, whatever follows from it, in points of a brig's hull. */
export type Fondness = (plan: Plan) => number

/** The fondness of a bot that likes plans only for their consequences. */
export const PLAIN: Fondness = () => 0

type Weights = Readonly<Partial<Record<Trait, number>>>

/** The likings of each personality, in points of a brig's hull. */
export const PERSONALITIES = {
  raker: { rakes: 1.1 },
  boarder: { boards: 2.2, grapples: 5 },
  cautious: { dares: -0.2, closes: -0.15, retires: 0.15 },
} as const satisfies Readonly<Record<BotPersonality, Weights>>

/**
 * Other likings for a level at which those would be too strong or too weak. `easy` attacks at once and is hit on the
 * way, so that staying near the fort is better; and it tries each boarding three times, so that luck outweighs a small
 * fondness. `hard` plays what its policy likes unless another plan is clearly better, so that a little caution changes
 * nothing.
 */
const AT_LEVELS: Readonly<Partial<Record<BotLevel, Readonly<Partial<Record<BotPersonality, Weights>>>>>> = {
  easy: {
    boarder: { boards: 4, grapples: 5 },
    cautious: { dares: -0.5, closes: -0.15, retires: 0.065 },
  },
  hard: { cautious: { dares: -1, closes: -0.6, retires: 0.6 } },
}

/**
 * The maximum by which a plan is liked or avoided, in points of a brig's hull: a personality with stronger likings
 * plays badly.
 */
export const MOST_FONDNESS = 2

/**
 * The fondness from which a plan is loved: a level that weighs whole plans plays it unless another is clearly better. A
 * boarding stakes two ships on two dice, so it would almost never be clearly better itself.
 */
export const LOVED = 1

/** Returns the personality of that name; undefined if there is none. */
export const personalityNamed = (name: string | undefined): BotPersonality | undefined =>
  BOT_PERSONALITIES.find((one) => one === name)

/**
 * Returns how much a bot of a personality and a level likes the plans of its seat; no fondness for an unknown
 * personality.
 */
export function fondnessOf(personality: string | undefined, level: BotLevel, view: AdmiralState): Fondness {
  const known = personalityNamed(personality)
  return known ? fondnessBy(AT_LEVELS[level]?.[known] ?? PERSONALITIES[known], view) : PLAIN
}

/** Returns how much a bot favours each plan: the weighted sum of its traits, within bounds. */
export function fondnessBy(weights: Weights, view: AdmiralState): Fondness {
  const traitOf = traitsIn(view)
  const likes = Object.entries(weights) as [Trait, number][] // `Object.entries` loses the key type
  return (plan) => {
    const sum = likes.reduce((total, [trait, weight]) => total + weight * traitOf(plan, trait), 0)
    return Math.max(-MOST_FONDNESS, Math.min(MOST_FONDNESS, sum))
  }
}
