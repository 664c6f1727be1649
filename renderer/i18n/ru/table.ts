import { admiralHud } from './admiral/hud.ts'
import { admiralLog } from './admiral/log.ts'
import { admiralNames } from './admiral/names.ts'
import { admiralRefusals } from './admiral/refusals.ts'
import { app } from './app.ts'
import { flat } from './flat.ts'
import { hud } from './hud.ts'
import { jackalFlat } from './jackal/flat.ts'
import { jackalHud } from './jackal/hud.ts'
import { jackalLog } from './jackal/log.ts'
import { jackalNames } from './jackal/names.ts'
import { jackalRecap } from './jackal/recap.ts'
import { jackalRefusals } from './jackal/refusals.ts'
import { jackalTiles } from './jackal/tiles.ts'
import { newMatch } from './newMatch.ts'
import { problems } from './problems.ts'
import { refusals } from './refusals.ts'
import { seaBattleFlat } from './sea-battle/flat.ts'
import { seaBattleHud } from './sea-battle/hud.ts'
import { seaBattleLog } from './sea-battle/log.ts'
import { seaBattleNames } from './sea-battle/names.ts'
import { seaBattleRecap } from './sea-battle/recap.ts'
import { seaBattleRefusals } from './sea-battle/refusals.ts'
import { seaBattleSpoken } from './sea-battle/spoken.ts'
import { seat } from './seat.ts'
import { spoken } from './spoken.ts'
import { watch } from './watch.ts'

/** What is said at tables and around them, in Russian. Pages on other screens load this alone. */
export const table = {
  ...app,
  ...newMatch,
  ...hud,
  ...flat,
  ...seat,
  ...watch,
  ...spoken,
  ...problems,
  ...refusals,
  ...jackalNames,
  ...jackalHud,
  ...jackalFlat,
  ...jackalTiles,
  ...jackalLog,
  ...jackalRecap,
  ...jackalRefusals,
  ...admiralNames,
  ...admiralHud,
  ...admiralLog,
  ...admiralRefusals,
  ...seaBattleNames,
  ...seaBattleHud,
  ...seaBattleFlat,
  ...seaBattleLog,
  ...seaBattleRecap,
  ...seaBattleRefusals,
  ...seaBattleSpoken,
} as const
