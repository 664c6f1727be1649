import type { BufferGeometry } from 'three'
import { cut, type Detail } from '../../geometry/detail.ts'
import { surface, type Triple } from '../../geometry/solids.ts'
import type { Lines } from '../../ship/lines.ts'
import { type Mast, mastsOf } from '../../ship/rig.ts'
import type { SquadronId } from '../../teams.ts'
import { clothPlace } from './clothSheet.ts'
import { lossesOf, STUMP } from './masts.ts'
import { NEVER, rigged, spar } from './rigging.ts'

/** The reach of a fallen mast along the keel and across the deck, as shares of its height. */
const FALLEN = { along: 0.36, across: 0.11 } as const
/** Half the width of the canvas on it, a share of the mast's height. */
const HALF = 0.155
/** The height of the canvas over the deck, and of its folds, in the measure of the forms. */
const HEAP = { over: 0.07, folds: 0.04 } as const

/** Returns a point of the line from the head of a stump down to the rail; `share` 0 at the stump, 1 at the far end. */
function fallenLine({ foot: [x, y], height }: Mast, forward: 1 | -1, side: 1 | -1): (share: number) => Triple {
  const head = y + height * STUMP
  return (share) => [
    x + forward * (0.02 + height * FALLEN.along * share),
    head + (y + HEAP.over - head) * share,
    side * height * FALLEN.across * share,
  ]
}

/** Returns a mast that lies across the deck with a yard and a heap of its canvas. */
function wreck(mast: Mast, forward: 1 | -1, side: 1 | -1, team: SquadronId, detail: Detail) {
  const along = fallenLine(mast, forward, side)
  const half = mast.height * HALF
  const [middle, deck] = [along(0.7), mast.foot[1] + HEAP.over]
  const place = (u: number, v: number): Triple => {
    const [x, , z] = along(0.28 + 0.72 * v)
    const across = (u - 0.5) * 2 * half
    const fold = Math.sin(u * 9 + v * 4) * Math.cos(v * 7 - u * 3) * HEAP.folds
    return [x - forward * side * across * 0.7, deck + fold, z + across * 0.7]
  }
  return {
    spars: [
      spar(along(0), along(1), 0.026, detail, 0.014),
      spar(
        [middle[0] - half, deck + 0.03, middle[2] + forward * side * half * 0.4],
        [middle[0] + half, deck + 0.05, middle[2] - forward * side * half * 0.4],
        0.012,
        detail,
      ),
    ],
    cloth: surface(cut(detail, 5, 2), cut(detail, 5, 2), place, clothPlace(team, 'plain')),
  }
}

/** Returns the wreckage on deck for each mast that is shot away; it appears when the mast falls. */
export function wrecks(lines: Lines, team: SquadronId, detail: Detail): readonly BufferGeometry[] {
  const masts = mastsOf(lines)
  const losses = lossesOf(masts.length)
  return masts.flatMap((mast, i) => {
    const forward = mast.t < 0.55 ? 1 : -1
    const { spars, cloth } = wreck(mast, forward, i % 2 ? 1 : -1, team, detail)
    const motion = { anchor: [mast.foot[0], mast.foot[1]], swing: 0, lost: -(losses[i] ?? NEVER) } as const
    return [rigged(cloth, motion, { leeward: true, tear: NEVER }), ...spars.map((each) => rigged(each, motion))]
  })
}
