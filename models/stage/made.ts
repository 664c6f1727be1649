/** The parts of Jackal's stage that are made to measure for maps other than the classic island. */
import type { Parts } from '../bake/model.ts'
import { loaded } from '../geometry/loaded.ts'
import type { StageMeasures } from './measures.ts'
import { table } from './tableTop.ts'
import { tray } from './tray.ts'

/** Width of the rail (cells). */
const RAIL = 0.62
/** The distance that the table extends beyond the tray at the sides, and before and behind it. */
const ASIDE = 7.5
const ALONG = 3.6

/** Returns the frame around the sea of a map: `wood` and `brass`, in place on the table. */
export function frameFor({ tray: { sizeX, sizeZ } }: StageMeasures): Parts {
  const { wood, brass } = tray(sizeX, RAIL, undefined, sizeZ)
  return { ...(wood && { wood }), ...(brass && { brass: loaded(brass) }) }
}

/** Returns the table top under such a frame. */
export function tableFor({ tray: { sizeX, sizeZ } }: StageMeasures): Parts {
  return { wood: table({ width: sizeX + 2 * (RAIL + ASIDE), depth: sizeZ + 2 * (RAIL + ALONG), z: -0.3 }) }
}
