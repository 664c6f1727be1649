import type { Ranked } from '../../search/standings.ts'
import type { BotLevel } from '../data/botLevels.ts'
import { EAGER, PATIENT, WARY } from './conduct.ts'
import type { Plan } from './plans.ts'
import type { Fondness } from './tempers.ts'
import { ONE_MOVE, PLANNING, rankMoves, rankPlans, type Subject, type Thinking } from './thinking.ts'

/** Levels differ by how they go about the battle; everybody is taken to do so alike. */
export const LEVELS = {
  easy: { conduct: EAGER, berths: 0, search: ONE_MOVE },
  medium: { conduct: EAGER, berths: 6, search: PLANNING },
  hard: { conduct: WARY, berths: 6, search: PLANNING },
  master: { conduct: PATIENT, berths: 6, search: PLANNING },
} as const satisfies Readonly<Record<BotLevel, Thinking>>

/** What a level thinks of, best first: `easy` of one move, the others of whole plans. */
export function searchAs(level: BotLevel, subject: Subject, fondness: Fondness): readonly Ranked<Plan>[] {
  return (level === 'easy' ? rankMoves : rankPlans)(subject, LEVELS[level], fondness)
}
