import { admiralCommands } from './admiral/commands.ts'
import { admiralFlat } from './admiral/flat.ts'
import { admiralLessons } from './admiral/lessons.ts'
import { admiralNewMatch } from './admiral/newMatch.ts'
import { admiralOrders } from './admiral/orders.ts'
import { admiralRecap } from './admiral/recap.ts'
import { admiralRules } from './admiral/rules.ts'
import { admiralSpoken } from './admiral/spoken.ts'
import { commands } from './commands.ts'
import { faults } from './faults.ts'
import { jackalCommands } from './jackal/commands.ts'
import { jackalNewMatch } from './jackal/newMatch.ts'
import { jackalRules } from './jackal/rules.ts'
import { join } from './join.ts'
import { saves } from './saves.ts'
import { screens } from './screens.ts'
import { seaBattleCommands } from './sea-battle/commands.ts'
import { seaBattleNewMatch } from './sea-battle/newMatch.ts'
import { seaBattleRules } from './sea-battle/rules.ts'
import { updates } from './updates.ts'

/** What only the window shows, in Russian: the books of rules, lessons, commands, new matches, updates. */
export const book = {
  ...updates,
  ...faults,
  ...admiralOrders,
  ...admiralFlat,
  ...admiralSpoken,
  ...admiralRecap,
  ...admiralNewMatch,
  ...commands,
  ...saves,
  ...screens,
  ...join,
  ...jackalRules,
  ...admiralLessons,
  ...admiralRules,
  ...seaBattleRules,
  ...admiralCommands,
  ...jackalCommands,
  ...seaBattleCommands,
  ...jackalNewMatch,
  ...seaBattleNewMatch,
} as const
