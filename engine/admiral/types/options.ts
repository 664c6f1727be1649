import type { Ruleset } from '../data/ruleset.ts'
import type { TeamId } from './unit.ts'

/** What a match is about (A-SCENARIO); `custom` begins from a position. */
export const SCENARIOS = ['duel', 'treasure', 'custom'] as const

export const REPLY_CHOICES = ['never', 'hull', 'sails', 'ask'] as const
/** How offers of fire are answered by themselves; 'ask' asks. */
export type ReplyChoice = (typeof REPLY_CHOICES)[number]

/** What is agreed before a match. */
export interface AdmiralOptions {
  readonly players: 2 | 3 | 4
  /** Sides of several teams; who is in none fights alone. */
  readonly alliances: readonly (readonly TeamId[])[]
  readonly scenario: (typeof SCENARIOS)[number]
  /** How many captain cards each team uses (C-CAPTAINS). */
  readonly captains: 'none' | 1 | 2 | 3 | 'all'
  readonly roundLimit: number
  readonly autoReply: ReplyChoice | Readonly<Partial<Record<TeamId, ReplyChoice>>>
  /** A card once seen stays known. */
  readonly rememberCaptains: boolean
  /** The first rounds (`freshRounds` of the ruleset) bring neither calm nor storm; left out, they bring any weather. */
  readonly freshStart?: boolean
  /** A treasure hunt that ends with equally much gold is won by the most hull left; left out, it is shared. */
  readonly tieByHull?: boolean
  /** What a team calls its ships, in the order of its squadron; the others keep the names that a page gives them. */
  readonly shipNames?: Readonly<Partial<Record<TeamId, readonly string[]>>>
  /** Numbers of the user's own instead of the common ones. */
  readonly ruleset?: Ruleset
}
