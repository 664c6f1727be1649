import type { Ranked } from '../../search/standings.ts'
import type { Subject } from '../../search/subject.ts'
import type { BotLevel } from '../data/botLevels.ts'
import type { BotTemper } from '../data/botTempers.ts'
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
import type { Plan } from './plans.ts'
import type { Fondness } from './tempers.ts'
import { ONE_MOVE, PLANNING, PLANNING_WIDELY, rankMoves, rankPlans, type Thinking } from './thinking.ts'

/** How a level thinks in one kind of battle. */
export interface LevelSettings extends Thinking {
  /** How many times the usual positions it looks at. */
  readonly effort: number
  /** What it thinks of, best first: single moves, or whole plans. */
  rank(subject: Subject<AdmiralState>, thinking: Thinking, fondness: Fondness): readonly Ranked<Plan>[]
}

/** How a level goes about each kind of battle. */
type Conducts = Readonly<Record<Battle, Conduct>>

/** What tells the levels apart; everybody is taken to go about the battle as the bot itself does. */
const CONDUCTS = {
  easy: { duel: EAGER, pairs: EAGER, melee: RASH, hunt: withGold(EAGER, 0.06) },
  medium: { duel: EAGER, pairs: EAGER, melee: WARY, hunt: withGold(EAGER, 0.06) },
  hard: { duel: WARY, pairs: BOLD, melee: ONLOOKER, hunt: WARY },
  master: { duel: PATIENT, pairs: { ...ONLOOKER, weights: WARY.weights }, melee: CAREFUL_ONLOOKER, hunt: WARY },
} as const satisfies Readonly<Record<BotLevel, Conducts>>

/** Where fondness of plans does not make a temper visible, how a level goes about the battle by it instead: `master` trusts his search more. */
const TEMPERED: Readonly<Partial<Record<BotLevel, Readonly<Partial<Record<BotTemper, Partial<Conducts>>>>>>> = {
  master: { cautious: { duel: SLOW } },
}

const BY_MOVES = { effort: 1, berths: 0, search: ONE_MOVE, rank: rankMoves }
const BY_PLANS = { effort: 1, berths: 6, search: PLANNING, rank: rankPlans }
const BY_MORE_PLANS = { ...BY_PLANS, effort: 4, search: PLANNING_WIDELY }
/** Ships sail as the policy likes; all else is weighed: whom to fire at, whom to board, turns on the spot and repairs. */
const BY_DEEDS = { ...BY_PLANS, berths: 0 }

/** In a melee the master won fewer matches where the search chose his courses; the README has the figures. */
const MASTERS_THINKING = {
  duel: BY_PLANS,
  pairs: BY_MORE_PLANS,
  melee: BY_DEEDS,
  hunt: BY_MORE_PLANS,
} as const satisfies Readonly<Record<Battle, Omit<LevelSettings, 'conduct' | 'victory'>>>

/** How a level thinks in the battle that is seen. */
export function settingsOf(level: BotLevel, view: AdmiralState, temper?: BotTemper): LevelSettings {
  const battle = battleOf(view)
  const conduct = (temper && TEMPERED[level]?.[temper]?.[battle]) ?? CONDUCTS[level][battle]
  return { ...thinkingOf(level, battle), conduct, victory: VICTORY.keen }
}

function thinkingOf(level: BotLevel, battle: Battle) {
  if (level === 'easy') return BY_MOVES
  return level === 'master' ? MASTERS_THINKING[battle] : BY_PLANS
}

/** Berths out of harm's way that are tried of each ship beside those that the conduct likes: a person asks whether to run. */
const REFUGES = 3

/**
 * How people are told what is best, by the coach and in the look back: by the best level's conduct, but soberly, and with most plans
 * tried further. Ways are weighed in every battle: in a melee that level weighs none, but a person asks where to sail. By two looks
 * the coach left out plans that the look back then found, and blamed his own advice for.
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
