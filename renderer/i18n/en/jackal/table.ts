import { jackalFlat } from './flat.ts'
import { jackalHud } from './hud.ts'
import { jackalLog } from './log.ts'
import { jackalNames } from './names.ts'
import { jackalRefusals } from './refusals.ts'
import { jackalTiles } from './tiles.ts'

/** What tables and overlays of Jackal say, in English. Pages on other screens load it with the game. */
export const jackalTable = {
  ...jackalNames,
  ...jackalHud,
  ...jackalFlat,
  ...jackalTiles,
  ...jackalLog,
  ...jackalRefusals,
} as const
