import { admiralFlat } from './flat.ts'
import { admiralHud } from './hud.ts'
import { admiralLog } from './log.ts'
import { admiralNames } from './names.ts'
import { admiralOrders } from './orders.ts'
import { admiralRefusals } from './refusals.ts'
import { admiralSpoken } from './spoken.ts'

/** What tables and overlays of Admiral say, in Russian. Pages on other screens load it with the game. */
export const admiralTable = {
  ...admiralNames,
  ...admiralHud,
  ...admiralOrders,
  ...admiralFlat,
  ...admiralSpoken,
  ...admiralLog,
  ...admiralRefusals,
} as const
