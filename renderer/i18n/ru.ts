import { admiralCommands } from './ru/admiral/commands.ts'
import { admiralHud } from './ru/admiral/hud.ts'
import { admiralLessons } from './ru/admiral/lessons.ts'
import { admiralLog } from './ru/admiral/log.ts'
import { admiralNames } from './ru/admiral/names.ts'
import { admiralNewMatch } from './ru/admiral/newMatch.ts'
import { admiralOrders } from './ru/admiral/orders.ts'
import { admiralRecap } from './ru/admiral/recap.ts'
import { admiralRefusals } from './ru/admiral/refusals.ts'
import { admiralRules } from './ru/admiral/rules.ts'
import { admiralSpoken } from './ru/admiral/spoken.ts'
import { app } from './ru/app.ts'
import { commands } from './ru/commands.ts'
import { faults } from './ru/faults.ts'
import { flat } from './ru/flat.ts'
import { hud } from './ru/hud.ts'
import { jackalCommands } from './ru/jackal/commands.ts'
import { jackalHud } from './ru/jackal/hud.ts'
import { jackalLog } from './ru/jackal/log.ts'
import { jackalNames } from './ru/jackal/names.ts'
import { jackalNewMatch } from './ru/jackal/newMatch.ts'
import { jackalRecap } from './ru/jackal/recap.ts'
import { jackalRefusals } from './ru/jackal/refusals.ts'
import { jackalRules } from './ru/jackal/rules.ts'
import { jackalTiles } from './ru/jackal/tiles.ts'
import { newMatch } from './ru/newMatch.ts'
import { problems } from './ru/problems.ts'
import { refusals } from './ru/refusals.ts'
import { seaBattleCommands } from './ru/sea-battle/commands.ts'
import { seaBattleFlat } from './ru/sea-battle/flat.ts'
import { seaBattleHud } from './ru/sea-battle/hud.ts'
import { seaBattleLog } from './ru/sea-battle/log.ts'
import { seaBattleNames } from './ru/sea-battle/names.ts'
import { seaBattleNewMatch } from './ru/sea-battle/newMatch.ts'
import { seaBattleRecap } from './ru/sea-battle/recap.ts'
import { seaBattleRefusals } from './ru/sea-battle/refusals.ts'
import { seaBattleRules } from './ru/sea-battle/rules.ts'
import { seaBattleSpoken } from './ru/sea-battle/spoken.ts'
import { spoken } from './ru/spoken.ts'
import { updates } from './ru/updates.ts'
import type { Message, TextKey } from './t.ts'
/** Every text of the program in Russian. */
export const ru = {
  ...app,
  ...newMatch,
  ...hud,
  ...flat,
  ...spoken,
  ...commands,
  ...problems,
  ...faults,
  ...updates,
  ...refusals,
  ...jackalNewMatch,
  ...jackalNames,
  ...jackalHud,
  ...jackalCommands,
  ...jackalTiles,
  ...jackalLog,
  ...jackalRecap,
  ...jackalRules,
  ...jackalRefusals,
  ...admiralNewMatch,
  ...admiralNames,
  ...admiralHud,
  ...admiralCommands,
  ...admiralOrders,
  ...admiralLessons,
  ...admiralLog,
  ...admiralRecap,
  ...admiralRules,
  ...admiralRefusals,
  ...admiralSpoken,
  ...seaBattleNewMatch,
  ...seaBattleNames,
  ...seaBattleHud,
  ...seaBattleFlat,
  ...seaBattleCommands,
  ...seaBattleLog,
  ...seaBattleRecap,
  ...seaBattleRules,
  ...seaBattleRefusals,
  ...seaBattleSpoken,
} as const satisfies Record<TextKey, Message>
