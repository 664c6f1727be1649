import { seaBattleFlat } from './flat.ts'
import { seaBattleHud } from './hud.ts'
import { seaBattleLog } from './log.ts'
import { seaBattleNames } from './names.ts'
import { seaBattleRefusals } from './refusals.ts'
import { seaBattleSpoken } from './spoken.ts'

/** What tables and overlays of Sea Battle say, in Russian. Pages on other screens load it with the game. */
export const seaBattleTable = {
  ...seaBattleNames,
  ...seaBattleHud,
  ...seaBattleFlat,
  ...seaBattleLog,
  ...seaBattleRefusals,
  ...seaBattleSpoken,
} as const
