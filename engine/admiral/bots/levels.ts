import type { Ranked } from '../../search/standings.ts'
import type { Subject } from '../../search/subject.ts'
import type { BotLevel } from '../data/botLevels.ts'
import type { AdmiralState } from '../types.ts'
import { EAGER, PATIENT, WARY } from './conduct.ts'
import { VICTORY } from './evaluation.ts'
import type { Plan } from './plans.ts'
import type { Fondness } from './tempers.ts'
import { ONE_MOVE, PLANNING, rankMoves, rankPlans, type Thinking } from './thinking.ts'

/** How a level thinks. */
export interface LevelSettings extends Thinking {
  /** What it thinks of, best first: single moves, or whole plans. */
  rank(subject: Subject<AdmiralState>, thinking: Thinking, fondness: Fondness): readonly Ranked<Plan>[]
}

/** The levels that plan differ by how they go about the battle; everybody is taken to do so alike. */
export const LEVELS = {
  easy: { conduct: EAGER, berths: 0, search: ONE_MOVE, rank: rankMoves },
  medium: { conduct: EAGER, berths: 6, search: PLANNING, rank: rankPlans },
  hard: { conduct: WARY, berths: 6, search: PLANNING, rank: rankPlans },
  master: { conduct: PATIENT, berths: 6, search: PLANNING, rank: rankPlans },
} as const satisfies Readonly<Record<BotLevel, LevelSettings>>

/**
 * How people are told what is best, by the coach and in the look back: as the best level thinks, but soberly, and with most plans
 * tried further. By two looks the coach left out plans that the look back then found, and blamed his own advice for.
 */
export const FOR_PEOPLE: LevelSettings = {
  ...LEVELS.master,
  victory: VICTORY.sober,
  search: { ...PLANNING, looks: { worlds: 12, share: 1 / 4, weight: 0 }, shortlist: 24 },
}
