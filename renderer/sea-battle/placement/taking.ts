import { ALL_CELLS, fileOf, rankOf } from '../../../engine/sea-battle/cells.ts'
import type { Cell } from '../../../engine/sea-battle/types.ts'
import type { Square } from '../table/bearing.ts'
import { cellsAtFault, type PlacementState, slotOn } from './berthing.ts'
import { moved, taken } from './handling.ts'
import { usePlacement } from './placementStore.ts'

const MIDDLE = 4.5

const fromMiddle = (cell: Cell): number => Math.hypot(fileOf(cell) - MIDDLE, rankOf(cell) - MIDDLE)

/** Cells from the middle of the field outwards. */
const OUTWARDS: readonly Cell[] = [...ALL_CELLS].sort((a, b) => fromMiddle(a) - fromMiddle(b))

/** Takes a waiting ship in hand without a pointer, in a legal place if there is one; lays the one in hand first. */
export function takeFromHarbour(slot: number): void {
  const { drop, take } = usePlacement.getState()
  drop()
  const state = usePlacement.getState()
  take(slot, freeSquare(state, slot), null)
}

/**
 * Returns the square nearest to the middle over which a waiting ship may lie in its direction; the middle if there is
 * none.
 */
function freeSquare(state: PlacementState, slot: number): Square {
  const free = OUTWARDS.find((cell) => {
    const at: Square = [fileOf(cell), rankOf(cell)]
    const inHand = { ...state, ...taken(state, slot, at, null) }
    return cellsAtFault({ ...inHand, ...moved(inHand, at, null) }).length === 0
  })
  return free === undefined ? [4, 4] : [fileOf(free), rankOf(free)]
}

/**
 * Handles a touch on one's own sea: moves the ship in hand there, takes the one that lies there, or points at open
 * water.
 */
export function touchField(cell: Cell): void {
  const state = usePlacement.getState()
  const at: Square = [fileOf(cell), rankOf(cell)]
  if (state.held) return usePlacement.setState({ cursor: at, ...moved(state, at, null) })
  const slot = slotOn(state, cell)
  if (slot >= 0) state.take(slot, at, null)
  usePlacement.setState({ cursor: at })
}

/** Lays the ship in hand and takes the next that waits; returns false in an illegal place. */
export function layAndTakeNext(): boolean {
  const { held, drop } = usePlacement.getState()
  const fromHarbour = held?.from.berth === null
  if (!drop()) return false
  const next = usePlacement.getState().slots.findIndex(({ berth }) => berth === null)
  if (fromHarbour && next >= 0) takeFromHarbour(next)
  return true
}
