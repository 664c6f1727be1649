import type { BufferGeometry } from 'three'
import type { Detail } from '../../geometry/detail.ts'
import { rod, type Triple } from '../../geometry/solids.ts'
import type { Lines } from '../../ship/lines.ts'
import { bowspritEnd, type Mast, mastsOf } from '../../ship/rig.ts'
import { NEVER, onWood, rigged, spar, tarred } from './rigging.ts'

/** Share of a mast's height that is left standing as a stump. */
export const STUMP = 0.3
const MAST = { foot: 0.036, top: 0.014 } as const
const ROPE = 0.007
/** The share of the strip of wood that tops show. */
const SMALL = 0.06

/**
 * Returns the share of a ship's sails that is shot away when each mast falls, from the stern: the foremast first, the
 * mizzen next, the mainmast with the last sail.
 */
export function lossesOf(count: number): readonly number[] {
  return count < 3 ? [1, 0.6] : [0.75, 1, 0.5]
}

/** Returns when the mast nearest to a place along the keel is lost. */
export function lossNear(lines: Lines, x: number): number {
  const masts = mastsOf(lines)
  const losses = lossesOf(masts.length)
  const away = masts.map(({ foot }) => Math.abs(foot[0] - x))
  return losses[away.indexOf(Math.min(...away))] ?? NEVER
}

/** Returns a mast with its top and shrouds; when it falls, a stump stays on deck and everything else is lost. */
function mast(lines: Lines, each: Mast, detail: Detail, lost: number): readonly BufferGeometry[] {
  const { foot, top, height } = each
  const motion = { anchor: [foot[0], foot[1]], swing: 0, lost } as const
  const pole = spar([foot[0], foot[1] - 0.02, 0], top, MAST.foot, detail, MAST.top)
  const standing = rigged(pole, { ...motion, stump: STUMP })
  if (detail === 'low') return [standing]
  const [x, y] = [foot[0] - 0.022, foot[1] + height * 0.76]
  const basket = onWood(rod([x, y, 0], [x, y + 0.055, 0], 0.042, 0.064, 8), SMALL)
  return [standing, ...[basket, ...shrouds(lines, each)].map((part) => rigged(part, motion))]
}

const rope = (from: Triple, to: Triple) => tarred(rod(from, to, ROPE, ROPE, 3, true))

/** Returns shrouds from the rail to the mast, in three pairs. */
function shrouds(lines: Lines, { foot, height, t }: Mast): readonly BufferGeometry[] {
  const top: Triple = [foot[0] - 0.02, foot[1] + height * 0.62, 0]
  return [-0.1, 0, 0.08].flatMap((shift) => {
    const [x, y, z] = lines.bulwark(t + shift, lines.castle(t + shift, 1))
    return [rope([x, y, z * 0.95], top), rope([x, y, -z * 0.95], top)]
  })
}

/** Returns the stays of the outer masts: to the bowsprit, to the foot of the foremast and to the stern. */
function stays(lines: Lines): readonly BufferGeometry[] {
  const masts = mastsOf(lines)
  const [aft, fore] = [masts[0], masts.at(-1)]
  if (!aft || !fore) return []
  const stay = (of: Mast, from: Triple, to: Triple) =>
    rigged(rope(from, to), { anchor: [of.foot[0], of.foot[1]], swing: 0, lost: lossNear(lines, of.foot[0]) })
  const aftTop: Triple = [aft.top[0], aft.top[1] - 0.05, 0]
  return [
    stay(fore, [fore.top[0], fore.top[1] - 0.1, 0], bowspritEnd(lines)),
    stay(aft, aftTop, [fore.foot[0], fore.foot[1] + fore.height * 0.35, 0]),
    stay(aft, aftTop, [lines.along(0), lines.rail(0) + lines.castle(0, 1), 0]),
  ]
}

/** Returns masts and standing rigging: no wind turns them, but shot takes them. */
export function masts(lines: Lines, detail: Detail): readonly BufferGeometry[] {
  const all = mastsOf(lines)
  const losses = lossesOf(all.length)
  const poles = all.flatMap((each, i) => mast(lines, each, detail, losses[i] ?? NEVER))
  return detail === 'low' ? poles : [...poles, ...stays(lines)]
}
