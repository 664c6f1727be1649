import { admiralLessons } from './admiral/lessons.ts'
import { admiralRules } from './admiral/rules.ts'
import { jackalRules } from './jackal/rules.ts'
import { screens } from './screens.ts'
import { seaBattleRules } from './sea-battle/rules.ts'
import { updates } from './updates.ts'

/** What only the window shows, in English: the books of rules, lessons, updates, other screens. */
export const book = {
  ...updates,
  ...screens,
  ...jackalRules,
  ...admiralLessons,
  ...admiralRules,
  ...seaBattleRules,
} as const
