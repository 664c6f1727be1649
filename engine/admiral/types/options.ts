import type { Ruleset } from '../data/ruleset.ts'
import type { TeamId } from './unit.ts'

/** The aim of a match (A-SCENARIO); `custom` begins from a position. */
export const SCENARIOS = ['duel', 'treasure', 'custom'] as const

export const REPLY_CHOICES = ['never', 'hull', 'sails', 'ask'] as const
/** The automatic replies to offers of fire; 'ask' asks the seat. */
export type ReplyChoice = (typeof REPLY_CHOICES)[number]

/** The agreed options of a match. */
export interface AdmiralOptions {
  readonly players: 2 | 3 | 4
  /** Sides of several teams; a team in none fights alone. */
  readonly alliances: readonly (readonly TeamId[])[]
  readonly scenario: (typeof SCENARIOS)[number]
  /** The number of captain cards that each team uses (C-CAPTAINS). */
  readonly captains: 'none' | 1 | 2 | 3 | 'all'
  readonly roundLimit: number
  readonly autoReply: ReplyChoice | Readonly<Partial<Record<TeamId, ReplyChoice>>>
  /** True if a card once seen stays known. */
  readonly rememberCaptains: boolean
  /**
   * If true, the first rounds (`freshRounds` of the ruleset) bring neither calm nor storm; if missing, they bring any
   * weather.
   */
  readonly freshStart?: boolean
  /** If true, a treasure hunt that ends with equal gold is won by the most hull left; if missing, it is shared. */
  readonly tieByHull?: boolean
  /**
   * A team's names of its ships, in the order of its squadron; the other ships keep the names that a page gives them.
   */
  readonly shipNames?: Readonly<Partial<Record<TeamId, readonly string[]>>>
  /** The user's own numbers instead of the common ones. */
  readonly ruleset?: Ruleset
}
