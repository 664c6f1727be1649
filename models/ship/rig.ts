import type { BufferGeometry } from 'three'
import { cut, type Detail } from '../geometry/detail.ts'
import { part } from '../geometry/part.ts'
import { ball, rod, type Triple, turned } from '../geometry/solids.ts'
import { GILT, GOLD, SPAR } from './fittings.ts'
import { USUAL } from './forms.ts'
import type { Lines } from './lines.ts'

const ROPE = '#3b2a1c'
const ROPE_FINISH = { roughness: 0.9, grain: 0 }
/** The distance that the mast leans aft over its height. */
const RAKE = 0.03

export interface Mast {
  /** The share of the ship's length at which the mast stands. */
  readonly t: number
  /** The foot of the mast, on the deck. */
  readonly foot: Triple
  readonly top: Triple
  readonly height: number
  /** The number of its square sails. */
  readonly tiers: number
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

/** Returns the masts on deck, from the stern. */
export function mastsOf(lines: Lines): readonly Mast[] {
  return lines.form.masts.map(({ t, height, tiers }) => {
    const base = lines.deck(t, 1)
    return { t, foot: [lines.along(t), base, 0], top: [lines.along(t) - RAKE, base + height, 0], height, tiers }
  })
}

/** Returns the square sails, from the stern forward and upward. */
export function sailPlans(lines: Lines): readonly SailPlan[] {
  const { lowestYard, tiers, beam, spread = USUAL.spread } = lines.form
  const width = (row: number) => beam * spread * (1 - 0.18 * row)
  return mastsOf(lines).flatMap(({ foot, height, tiers: carried }, mast) => {
    let y = foot[1] + height * lowestYard
    return tiers.slice(0, carried).map((share, tier) => {
      const bottom = y
      const head = bottom + height * share
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
}

/** Returns the place where the jib's corners are made fast. */
export function bowspritEnd(lines: Lines): Triple {
  const { ahead, up } = lines.form.bowsprit
  return [lines.along(1) + ahead, lines.rail(1) + up, 0]
}

function mast({ foot, top, height }: Mast, detail: Detail): readonly BufferGeometry[] {
  const pole = part(rod([foot[0], foot[1] - 0.02, 0], top, 0.03, 0.013, cut(detail, 7, 4), true), SPAR, {
    roughness: 0.5,
  })
  if (detail === 'low') return [pole]
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
  return [pole, part(ball(0.022, [top[0], top[1] + 0.012, 0], [1, 1, 1], 7, 5), GOLD, GILT), part(basket, '#8a5730')]
}

/** Returns the yard from which a square sail hangs, unpainted. */
export function yard({ x, head, headWidth }: SailPlan, brace: number, detail: Detail): BufferGeometry {
  const reach = headWidth * 0.56
  const [dx, dz] = [Math.sin(brace) * reach, Math.cos(brace) * reach]
  return rod([x + 0.015 - dx, head, -dz], [x + 0.015 + dx, head, dz], 0.016, 0.016, cut(detail, 5, 3))
}

const line = (from: Triple, to: Triple) => part(rod(from, to, 0.0045, 0.0045, 3, true), ROPE, ROPE_FINISH)

/** Returns shrouds from the rail to the mast, in three pairs. */
function shrouds(lines: Lines, { foot, height, t }: Mast): readonly BufferGeometry[] {
  const top: Triple = [foot[0] - 0.02, foot[1] + height * 0.62, 0]
  return [-0.1, 0, 0.08].flatMap((shift) => {
    const [x, y, z] = lines.bulwark(t + shift, lines.castle(t + shift, 1))
    return [line([x, y, z * 0.95], top), line([x, y, -z * 0.95], top)]
  })
}

function stays(lines: Lines): readonly BufferGeometry[] {
  const masts = mastsOf(lines)
  const [aft] = masts
  const fore = masts.at(-1)
  if (!aft || !fore) return []
  const low: Triple = [fore.foot[0], fore.foot[1] + fore.height * 0.35, 0]
  return [
    line([fore.top[0], fore.top[1] - 0.1, 0], bowspritEnd(lines)),
    line([aft.top[0], aft.top[1] - 0.05, 0], low),
    line([aft.top[0], aft.top[1] - 0.05, 0], [lines.along(0), lines.rail(0) + lines.castle(0, 1), 0]),
  ]
}

/** Returns the parts that no wind moves: masts, shrouds and stays. */
export function standing(lines: Lines, detail: Detail): readonly BufferGeometry[] {
  const masts = mastsOf(lines)
  const ropes = detail === 'low' ? [] : [...masts.flatMap((each) => shrouds(lines, each)), ...stays(lines)]
  return [...masts.flatMap((each) => mast(each, detail)), ...ropes]
}
