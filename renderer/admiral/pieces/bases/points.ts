import { classOf, gunNumbersOf } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { BASE_TOP, BASES, POINT_ROWS, pointsSpan, spanOf } from '../../../../models/admiral/squadron/bases.ts'
import { blankSprite, type Put, placeSprite } from '../../../table/sprites/sprite.ts'
import { spotAboard } from '../../table/anchors.ts'
import { PICTURE } from './basePictures.ts'
import type { Base } from './bases.ts'

/** The maximum of points in a row; longer rows of other rulesets are drawn in proportion. */
const MOST = 12
/** The maximum of sprites for one ship: two rows on two flanks. */
export const POINTS_EACH = 4 * MOST

/** Share of its place that a point covers, and its height over the face, in cells. */
const POINT = { share: 0.95, lift: 0.007 } as const

const sprite = blankSprite()

/** The points of a ship of one kind. */
interface Row {
  readonly all: number
  readonly left: number
  readonly kind: 'hull' | 'sails'
}

/** The pictures of lost points. */
const LOST = { hull: 'lostHull', sails: 'lostSails' } as const satisfies Record<Row['kind'], keyof typeof PICTURE>

/**
 * Lays the points of hull and sails along both flanks of every base, from the bow aft, so that one row is always
 * visible.
 */
export function addPoints(state: AdmiralState, bases: readonly Base[], add: Put): void {
  for (const base of bases) {
    const { ship } = base
    if (ship.at === null) continue
    const { hull } = gunNumbersOf(state, ship)
    const { straight } = classOf(state, ship)
    addRow(base, { all: hull, left: hull - ship.hullDamage, kind: 'hull' }, add)
    addRow(base, { all: straight, left: straight - ship.sailDamage, kind: 'sails' }, add)
  }
}

function addRow({ ship, pose }: Base, { all, left, kind }: Row, add: Put): void {
  const count = Math.min(all, MOST)
  const whole = Math.ceil((Math.max(0, left) * count) / all)
  const measures = BASES[ship.class]
  const { half, middle } = spanOf(measures)
  const [from, to] = pointsSpan(ship.class)
  const step = ((to - from) * half) / count
  const across = measures.halfBeam - POINT_ROWS[kind]
  const y = pose.y + (BASE_TOP + POINT.lift) * pose.scale
  for (let i = 0; i < count; i++) {
    const along = middle + to * half - (i + 0.5) * step
    const picture = PICTURE[i < whole ? kind : LOST[kind]]
    for (const out of [across, -across]) {
      const { x, z } = spotAboard(pose, along, out)
      placeSprite(sprite, x, y, z, POINT_ROWS.width * pose.scale, picture)
      sprite.stretch = (step * POINT.share) / POINT_ROWS.width
      sprite.flat = true
      sprite.turn = pose.yaw
      sprite.opacity = pose.opacity
      add(sprite)
    }
  }
}
