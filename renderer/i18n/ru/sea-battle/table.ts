import { seaBattleFlat } from './flat.ts'
import { seaBattleHud } from './hud.ts'
import { seaBattleLog } from './log.ts'
import { seaBattleNames } from './names.ts'
import { seaBattleRefusals } from './refusals.ts'
import { seaBattleSpoken } from './spoken.ts'

/** The texts of Sea Battle's tables and overlays, in Russian. Pages on other screens load them with the game. */
export const seaBattleTable = {
  ...seaBattleNames,
  ...seaBattleHud,
  ...seaBattleFlat,
  ...seaBattleLog,
  ...seaBattleRefusals,
  ...seaBattleSpoken,
} as const
