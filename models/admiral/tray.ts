import type { Parts } from '../bake/model.ts'
import { loaded } from '../geometry/loaded.ts'
import { type TableSize, table } from '../stage/tableTop.ts'
import { tray } from '../stage/tray.ts'

/** Water between the field's edge and the rail, width of the rail, share of it within the brass line (cells). */
export const SEA_FRAME = { margin: 0.4, rail: 0.95, inlaid: 0.86 } as const

/** The distance that the table extends beyond the tray on each side, and the extra distance toward the back. */
const AROUND = 7
const BEHIND = 2

/** Returns the frame of a sea of the given size: `wood` and `brass`, in place on the table. */
export function seaFrame(width: number, height: number): Parts {
  const { margin, rail, inlaid } = SEA_FRAME
  const { wood, brass } = tray(width + 2 * margin, rail, inlaid, height + 2 * margin)
  return { ...(wood && { wood }), ...(brass && { brass: loaded(brass) }) }
}

/** Returns the size of the table for such a tray. */
function seaTableSize(width: number, height: number): TableSize {
  const frame = 2 * (SEA_FRAME.margin + SEA_FRAME.rail + AROUND)
  return { width: width + frame, depth: height + frame + BEHIND, z: -BEHIND / 2 }
}

/** Returns the table top under the tray of a sea of the given size. */
export function seaTable(width: number, height: number): Parts {
  return { wood: table(seaTableSize(width, height)) }
}
