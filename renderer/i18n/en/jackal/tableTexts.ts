import { jackalFlat } from './flat.ts'
import { jackalHud } from './hud.ts'
import { jackalLog } from './log.ts'
import { jackalNames } from './names.ts'
import { jackalRefusals } from './refusals.ts'
import { jackalTiles } from './tiles.ts'

/** The texts of Jackal's tables and overlays, in English. Pages on other screens load them with the game. */
export const jackalTable = {
  ...jackalNames,
  ...jackalHud,
  ...jackalFlat,
  ...jackalTiles,
  ...jackalLog,
  ...jackalRefusals,
} as const
