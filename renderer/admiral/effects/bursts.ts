import { type Burst, symbol } from '../../playback/effects/burst.ts'
import { COMMON_BURSTS } from '../../playback/effects/bursts.ts'
import { blaze, column, splinters, trace } from '../../playback/effects/gunnery.ts'
import { coins, gunsmoke, halo, mallet, rope, sabres, scraps } from './battle.ts'
import { DIE_FACE_BURSTS, struck } from './dieFaces.ts'
import type { EffectName } from './names.ts'
import { PICTURE } from './pictures.ts'
import { churn, lightning, rain, squall, stillness, thunderhead, wake } from './sea.ts'

/** Every effect; one that is left out does not compile. */
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
  crosshair: symbol(PICTURE.crosshair, 1, 0),
  query: symbol(PICTURE.query, 1.2, 0.12),
  aye: symbol(PICTURE.aye, 1.1, 0.2),
  nay: symbol(PICTURE.nay, 1, 0.1),
  doom: symbol(PICTURE.doom, 1.5, 0.3),
  sabres,
  mallet,
  hullLost: symbol(PICTURE.hullLost, 0.75, 0.35),
  sailLost: symbol(PICTURE.sailLost, 0.75, 0.35),
  hullMended: symbol(PICTURE.hullMended, 0.75, 0.35),
  sailMended: symbol(PICTURE.sailMended, 0.75, 0.35),
  ...DIE_FACE_BURSTS,
  struck,
}
