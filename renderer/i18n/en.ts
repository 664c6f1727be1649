import { admiralCommands } from './en/admiral/commands.ts'
import { admiralHud } from './en/admiral/hud.ts'
import { admiralLessons } from './en/admiral/lessons.ts'
import { admiralLog } from './en/admiral/log.ts'
import { admiralNames } from './en/admiral/names.ts'
import { admiralNewMatch } from './en/admiral/newMatch.ts'
import { admiralOrders } from './en/admiral/orders.ts'
import { admiralRecap } from './en/admiral/recap.ts'
import { admiralRefusals } from './en/admiral/refusals.ts'
import { admiralRules } from './en/admiral/rules.ts'
import { admiralSpoken } from './en/admiral/spoken.ts'
import { app } from './en/app.ts'
import { commands } from './en/commands.ts'
import { faults } from './en/faults.ts'
import { flat } from './en/flat.ts'
import { hud } from './en/hud.ts'
import { jackalCommands } from './en/jackal/commands.ts'
import { jackalHud } from './en/jackal/hud.ts'
import { jackalLog } from './en/jackal/log.ts'
import { jackalNames } from './en/jackal/names.ts'
import { jackalNewMatch } from './en/jackal/newMatch.ts'
import { jackalRecap } from './en/jackal/recap.ts'
import { jackalRefusals } from './en/jackal/refusals.ts'
import { jackalRules } from './en/jackal/rules.ts'
import { jackalTiles } from './en/jackal/tiles.ts'
import { newMatch } from './en/newMatch.ts'
import { problems } from './en/problems.ts'
import { refusals } from './en/refusals.ts'
import { seaBattleCommands } from './en/sea-battle/commands.ts'
import { seaBattleFlat } from './en/sea-battle/flat.ts'
import { seaBattleHud } from './en/sea-battle/hud.ts'
import { seaBattleLog } from './en/sea-battle/log.ts'
import { seaBattleNames } from './en/sea-battle/names.ts'
import { seaBattleNewMatch } from './en/sea-battle/newMatch.ts'
import { seaBattleRecap } from './en/sea-battle/recap.ts'
import { seaBattleRefusals } from './en/sea-battle/refusals.ts'
import { seaBattleRules } from './en/sea-battle/rules.ts'
import { seaBattleSpoken } from './en/sea-battle/spoken.ts'
import { spoken } from './en/spoken.ts'
import { updates } from './en/updates.ts'
/** Every text of the program in English; its keys and parameters bind the other languages. */
export const en = {
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
} as const
