import type { BufferGeometry } from 'three'
import { part } from '../geometry/part.ts'
import { ball, rod, type Triple, turned } from '../geometry/solids.ts'
import { GILT, GOLD, SPAR } from './fittings.ts'
import { along, BEAM, BULWARK, bulwark, castle, MASTS, rail } from './lines.ts'

const ROPE = '#3b2a1c'
const ROPE_FINISH = { roughness: 0.9, grain: 0 }
/** How far the mast leans aft over its height. */
const RAKE = 0.03

export interface Mast {
  /** On the deck. */
  readonly foot: Triple
  readonly top: Triple
  readonly height: number
}

/** A square sail between two yards, in the ship's own space. */
export interface SailPlan {
  readonly x: number
  readonly foot: number
  readonly head: number
  /** Widths at the foot and at the head. */
  readonly footWidth: number
  readonly headWidth: number
  readonly belly: number
  readonly emblem: boolean
}

export const MASTS_RIGGED: readonly Mast[] = MASTS.map(({ t, height }) => {
  const y = rail(t) + castle(t, t < 0.5 ? -1 : 1) - BULWARK
  const base = t < 0.5 ? rail(t) - BULWARK : y
  return { foot: [along(t), base, 0], top: [along(t) - RAKE, base + height, 0], height }
})

/** Heights of the two tiers of sails as shares of the mast; the lowest yard stays clear of the deck. */
const LOWEST = 0.24
const TIERS = [0.4, 0.28]

/** The square sails, from the stern forward and upward. */
export const SAIL_PLANS: readonly SailPlan[] = MASTS_RIGGED.flatMap(({ foot, height }, mast) => {
  let y = foot[1] + height * LOWEST
  return TIERS.map((share, tier) => {
    const bottom = y
    const head = bottom + height * share
    const width = (row: number) => BEAM * 1.85 * (1 - 0.18 * row)
    y = head + 0.02
    return {
      x: foot[0] - RAKE * ((head - foot[1]) / height) + 0.05,
      foot: bottom + 0.012,
      head,
      footWidth: width(tier) * 0.98,
      headWidth: width(tier + 1),
      belly: 0.15 * (1 - 0.12 * tier) * (width(tier) / 0.9) + 0.05,
      emblem: mast === 1 && tier === 0,
    }
  })
})

/** Where the jib's corners are made fast. */
export const BOWSPRIT_END: Triple = [along(1) + 0.34, rail(1) + 0.26, 0]

function mast({ foot, top, height }: Mast): readonly BufferGeometry[] {
  const [x, y] = [foot[0] - 0.022, foot[1] + height * 0.76]
  const basket = turned(
    [
      [0.001, 0],
      [0.045, 0],
      [0.066, 0.06],
      [0.056, 0.06],
    ],
    8,
  ).translate(x, y, 0)
  return [
    part(rod([foot[0], foot[1] - 0.02, 0], top, 0.03, 0.013, 7, true), SPAR, { roughness: 0.5 }),
    part(ball(0.022, [top[0], top[1] + 0.012, 0], [1, 1, 1], 7, 5), GOLD, GILT),
    part(basket, '#8a5730'),
  ]
}

function yard({ x, head, headWidth }: SailPlan, brace: number): BufferGeometry {
  const reach = headWidth * 0.56
  const [dx, dz] = [Math.sin(brace) * reach, Math.cos(brace) * reach]
  return part(rod([x + 0.015 - dx, head, -dz], [x + 0.015 + dx, head, dz], 0.016, 0.016, 5), '#8a5a2e')
}

const line = (from: Triple, to: Triple) => part(rod(from, to, 0.0045, 0.0045, 3, true), ROPE, ROPE_FINISH)

/** Shrouds from the rail to the mast, in three pairs. */
function shrouds({ foot, height }: Mast, t: number): readonly BufferGeometry[] {
  const top: Triple = [foot[0] - 0.02, foot[1] + height * 0.62, 0]
  return [-0.1, 0, 0.08].flatMap((shift) => {
    const [x, y, z] = bulwark(t + shift, castle(t + shift, 1))
    return [line([x, y, z * 0.95], top), line([x, y, -z * 0.95], top)]
  })
}

function stays(): readonly BufferGeometry[] {
  const [aft, fore] = MASTS_RIGGED
  if (!aft || !fore) return []
  const low: Triple = [fore.foot[0], fore.foot[1] + fore.height * 0.35, 0]
  return [
    line([fore.top[0], fore.top[1] - 0.1, 0], BOWSPRIT_END),
    line([aft.top[0], aft.top[1] - 0.05, 0], low),
    line([aft.top[0], aft.top[1] - 0.05, 0], [along(0), rail(0) + castle(0, 1), 0]),
  ]
}

/** Masts, braced yards and rigging. */
export function rig(brace: number): readonly BufferGeometry[] {
  return [
    ...MASTS_RIGGED.flatMap(mast),
    ...MASTS_RIGGED.flatMap((each, i) => shrouds(each, MASTS[i]?.t ?? 0.5)),
    ...SAIL_PLANS.map((plan) => yard(plan, brace)),
    ...stays(),
  ]
}
