import { type Burst, put, symbol, TAU } from '../../playback/effects/burst.ts'
import { COMMON_BURSTS } from '../../playback/effects/bursts.ts'
import { blaze, column, splinters, trace } from '../../playback/effects/gunnery.ts'
import { easeOutCubic, within } from '../../playback/motion/easing.ts'
import { HOIST } from '../table/anchors.ts'
import type { EffectName } from './names.ts'
import { PICTURE } from './pictures.ts'

/** Three barrels that rise where a ship went down, and bob away. */
const barrels: Burst = {
  count: 3,
  draw(sprite, age, index, luck, { from, size }) {
    const angle = (index / 3) * TAU + luck(0)
    const up = easeOutCubic(within(age, 0.05 * index, 0.25 + 0.05 * index))
    const out = (0.25 + 0.35 * age) * size
    const bob = 0.04 * Math.sin(age * 26 + index * 2)
    put(
      sprite,
      PICTURE.barrel,
      from.x + out * Math.cos(angle),
      from.y - 0.3 + 0.38 * up + bob,
      from.z + out * Math.sin(angle) * 0.7,
      0.3,
    )
    sprite.turn = 1.2 + 0.3 * Math.sin(age * 17 + index)
    sprite.opacity = up * (1 - within(age, 0.75, 1))
  },
}

/** Every effect; a missing one does not compile. */
export const BURSTS: Readonly<Record<EffectName, Burst>> = {
  ...COMMON_BURSTS,
  column,
  trace,
  blaze,
  splinters,
  barrels,
  pirates: symbol(PICTURE.pirates, HOIST.side, HOIST.rise),
  royal: symbol(PICTURE.royal, HOIST.side, HOIST.rise),
}
