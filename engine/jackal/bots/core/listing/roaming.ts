import type { Cell } from '../../../types.ts'
import { type Core, hereOf, look, type PieceSet, type TeamNumber } from '../core.ts'
import { ANY_VESSEL, CREW, FRIDAY, PREACHER, SHIP } from '../layout.ts'
import { Marks, MOST_CELLS } from '../marks.ts'

const QUEUE = new Int32Array(MOST_CELLS)
const FAR = new Int32Array(MOST_CELLS)
const SEEN = new Marks()

/** Returns the i-th cell found by `reachBySail`. */
export const reached = (i: number): Cell => look(QUEUE, i + 1)

/**
 * Finds the cells that a ship can reach in one action: one cell for each of its own sailors aboard, across the sides of
 * cells, also round corners; ships in a row count as one cell (J-ARCH). Returns their number; nearest first.
 */
export function reachBySail(core: Core, ship: TeamNumber): number {
  const { around, ground } = core.frame.ground
  const from = core.get(SHIP + ship)
  const speed = speedOf(core, ship, from)
  SEEN.clear()
  SEEN.add(from)
  QUEUE[0] = from
  FAR[0] = 0
  let count = 1
  for (let i = 0; i < count; i++) {
    const cell = look(QUEUE, i)
    const far = look(FAR, i)
    if (far === speed) break
    for (let direction = 0; direction < 8; direction += 2) {
      let to = look(around, 8 * cell + direction)
      if (to < 0 || look(ground, to) !== 0) continue
      while (to >= 0 && to !== from && (hereOf(core, to) & ANY_VESSEL) !== 0) to = look(around, 8 * to + direction)
      if (to < 0 || look(ground, to) !== 0 || SEEN.has(to)) continue
      SEEN.add(to)
      QUEUE[count] = to
      FAR[count++] = far + 1
    }
  }
  return count - 1
}

/** Returns the number of sailors of the team itself aboard its ship; a missionary and Friday do not count. */
export function speedOf(core: Core, ship: TeamNumber, at: Cell): number {
  const sailors: PieceSet = hereOf(core, at) & core.get(CREW + ship) & ~core.get(PREACHER) & ~core.get(FRIDAY)
  let count = 0
  for (let left = sailors; left !== 0; left &= left - 1) count++
  return count
}
