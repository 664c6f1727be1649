import { seaBattleFlat } from './flat.ts'
import { seaBattleHud } from './hud.ts'
import { seaBattleLog } from './log.ts'
import { seaBattleNames } from './names.ts'
import { seaBattleRefusals } from './refusals.ts'
import { seaBattleScreenReader } from './screenReader.ts'

/** The texts of Sea Battle's tables and overlays, in Russian. Pages on other screens load them with the game. */
export const seaBattleTable = {
  ...seaBattleNames,
  ...seaBattleHud,
  ...seaBattleFlat,
  ...seaBattleLog,
  ...seaBattleRefusals,
  ...seaBattleScreenReader,
} as const
