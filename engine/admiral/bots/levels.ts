import type { Ranked } from '../../search/standings.ts'
import type { Subject } from '../../search/subject.ts'
import type { BotLevel } from '../data/botLevels.ts'
import type { BotPersonality } from '../data/botPersonalities.ts'
import type { AdmiralState } from '../types.ts'
import {
  type Battle,
  BOLD,
  battleOf,
  CAREFUL_ONLOOKER,
  type Conduct,
  EAGER,
  ONLOOKER,
  PATIENT,
  RASH,
  SLOW,
  WARY,
  withGold,
} from './conduct.ts'
import { VICTORY } from './evaluation.ts'
import type { Fondness } from './personalities.ts'
import type { Plan } from './plans.ts'
import { ONE_MOVE, PLANNING, PLANNING_WIDELY, rankMoves, rankPlans, type Thinking } from './thinking.ts'

/** The settings of a level in one kind of battle. */
export interface LevelSettings extends Thinking {
  /** The factor by which the level multiplies the usual number of positions. */
  readonly effort: number
  /** Returns the plans of the level, best first: single moves, or whole plans. */
  rank(subject: Subject<AdmiralState>, thinking: Thinking, fondness: Fondness): readonly Ranked<Plan>[]
}

/** A level's conduct in each kind of battle. */
type Conducts = Readonly<Record<Battle, Conduct>>

/** The conduct of each level, which distinguishes the levels. Every seat is assumed to fight as the bot itself does. */
const CONDUCTS = {
  easy: { duel: EAGER, pairs: EAGER, melee: RASH, hunt: withGold(EAGER, 0.06) },
  medium: { duel: EAGER, pairs: EAGER, melee: WARY, hunt: withGold(EAGER, 0.06) },
  hard: { duel: WARY, pairs: BOLD, melee: ONLOOKER, hunt: WARY },
  master: { duel: PATIENT, pairs: { ...ONLOOKER, weights: WARY.weights }, melee: CAREFUL_ONLOOKER, hunt: WARY },
} as const satisfies Readonly<Record<BotLevel, Conducts>>

/**
 * The conduct of a level with a personality, for levels at which the fondness of plans alone would not show: `master`
 * trusts its search more.
 */
const CONDUCTS_WITH: Readonly<Partial<Record<BotLevel, Readonly<Partial<Record<BotPersonality, Partial<Conducts>>>>>>> =
  {
    master: { cautious: { duel: SLOW } },
  }

const BY_MOVES = { effort: 1, berths: 0, search: ONE_MOVE, rank: rankMoves }
const BY_PLANS = { effort: 1, berths: 6, search: PLANNING, rank: rankPlans }
const BY_MORE_PLANS = { ...BY_PLANS, effort: 4, search: PLANNING_WIDELY }
/** The ships sail by the policy; everything else is weighed: targets, boardings, turns on the spot and repairs. */
const BY_DEEDS = { ...BY_PLANS, berths: 0 }

/** In a melee, the master won fewer matches when the search chose its courses; the README has the results. */
const MASTERS_THINKING = {
  duel: BY_PLANS,
  pairs: BY_MORE_PLANS,
  melee: BY_DEEDS,
  hunt: BY_MORE_PLANS,
} as const satisfies Readonly<Record<Battle, Omit<LevelSettings, 'conduct' | 'victory'>>>

/** Returns how a level thinks in the visible battle. */
export function settingsOf(level: BotLevel, view: AdmiralState, personality?: BotPersonality): LevelSettings {
  const battle = battleOf(view)
  const conduct = (personality && CONDUCTS_WITH[level]?.[personality]?.[battle]) ?? CONDUCTS[level][battle]
  return { ...thinkingOf(level, battle), conduct, victory: VICTORY.keen }
}

function thinkingOf(level: BotLevel, battle: Battle) {
  if (level === 'easy') return BY_MOVES
  return level === 'master' ? MASTERS_THINKING[battle] : BY_PLANS
}

/**
 * The number of safe berths tried for each ship besides those that the conduct likes: players want to know whether to
 * run.
 */
const REFUGES = 3

/**
 * Returns the settings for advice by the coach and for the analysis: the conduct of the best level, but sober, and with
 * most plans tried further. Courses are weighed in every battle: in a melee that level weighs none, but players want to
 * know where to sail. With two looks, the coach missed plans that the analysis then found, and the analysis blamed the
 * coach's own advice.
 */
export function settingsForPeople(view: AdmiralState): LevelSettings {
  return {
    ...settingsOf('master', view),
    ...BY_PLANS,
    refuges: REFUGES,
    victory: VICTORY.sober,
    search: { ...PLANNING, looks: { worlds: 12, share: 1 / 4, weight: 0 }, shortlist: 24 },
  }
}
