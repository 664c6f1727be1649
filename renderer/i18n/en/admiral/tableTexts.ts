import { admiralFlat } from './flat.ts'
import { admiralHud } from './hud.ts'
import { admiralLog } from './log.ts'
import { admiralNames } from './names.ts'
import { admiralOrders } from './orders.ts'
import { admiralRefusals } from './refusals.ts'
import { admiralScreenReader } from './screenReader.ts'

/** The texts of Admiral's tables and overlays, in English. Pages on other screens load them with the game. */
export const admiralTable = {
  ...admiralNames,
  ...admiralHud,
  ...admiralOrders,
  ...admiralFlat,
  ...admiralScreenReader,
  ...admiralLog,
  ...admiralRefusals,
} as const
