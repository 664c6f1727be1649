import { admiral } from './en/admiral.ts'
import { admiralLog } from './en/admiralLog.ts'
import { admiralOrders } from './en/admiralOrders.ts'
import { admiralRules } from './en/admiralRules.ts'
import { app } from './en/app.ts'
import { faults } from './en/faults.ts'
import { lessons } from './en/lessons.ts'
import { log } from './en/log.ts'
import { match } from './en/match.ts'
import { refusals } from './en/refusals.ts'
import { rules } from './en/rules.ts'
import { seaBattle } from './en/seaBattle.ts'
import { tiles } from './en/tiles.ts'
import { upkeep } from './en/upkeep.ts'

/** Every text of the program in English; its keys and parameters bind the other languages. */
export const en = {
  ...app,
  ...faults,
  ...upkeep,
  ...match,
  ...log,
  ...lessons,
  ...tiles,
  ...rules,
  ...refusals,
  ...seaBattle,
  ...admiral,
  ...admiralLog,
  ...admiralOrders,
  ...admiralRules,
} as const
