import { admiral } from './ru/admiral.ts'
import { admiralLog } from './ru/admiralLog.ts'
import { admiralOrders } from './ru/admiralOrders.ts'
import { admiralRules } from './ru/admiralRules.ts'
import { app } from './ru/app.ts'
import { faults } from './ru/faults.ts'
import { lessons } from './ru/lessons.ts'
import { log } from './ru/log.ts'
import { match } from './ru/match.ts'
import { refusals } from './ru/refusals.ts'
import { rules } from './ru/rules.ts'
import { seaBattle } from './ru/seaBattle.ts'
import { tiles } from './ru/tiles.ts'
import { upkeep } from './ru/upkeep.ts'
import type { Message, TextKey } from './t.ts'

/** Every text of the program in Russian. */
export const ru = {
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
} as const satisfies Record<TextKey, Message>
