import { type Burst, symbol } from '../../playback/effects/burst.ts'
import { COMMON_BURSTS } from '../../playback/effects/bursts.ts'
import { blaze, column, splinters, trace } from '../../playback/effects/gunnery.ts'
import { coins, gunsmoke, halo, mallet, rope, sabres, scraps } from './battle.ts'
import { DIE_FACE_BURSTS, inRow, struck } from './dieFaces.ts'
import type { EffectName } from './names.ts'
import { PICTURE } from './pictures.ts'
import { churn, lightning, rain, squall, stillness, thunderhead, wake } from './sea.ts'

/** Side of the sign of a point, in cells. */
const SIGN = 0.52

/** Every effect; a missing one does not compile. */
export const BURSTS: Readonly<Record<EffectName, Burst>> = {
  ...COMMON_BURSTS,
  column,
  trace,
  blaze,
  splinters,
  gunsmoke,
  wake,
  scraps,
  rope,
  churn,
  halo,
  coins,
  squall,
  stillness,
  rain,
  thunderhead,
  lightning,
  pennant: symbol(PICTURE.pennant, 0.8, 0.3),
  crosshair: inRow(symbol(PICTURE.crosshair, 1, 0)),
  query: symbol(PICTURE.query, 1.2, 0.12),
  aye: symbol(PICTURE.aye, 1.1, 0.2),
  nay: symbol(PICTURE.nay, 1, 0.1),
  doom: inRow(symbol(PICTURE.doom, 1.5, 0.3)),
  sabres,
  mallet,
  hullLost: inRow(symbol(PICTURE.hullLost, SIGN, 0.35)),
  sailLost: inRow(symbol(PICTURE.sailLost, SIGN, 0.35)),
  hullMended: inRow(symbol(PICTURE.hullMended, SIGN, 0.35)),
  sailMended: inRow(symbol(PICTURE.sailMended, SIGN, 0.35)),
  ...DIE_FACE_BURSTS,
  struck,
}
