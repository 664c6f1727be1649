import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { groundOf } from '../../../engine/jackal/geometry/terrain.ts'
import type { Board, Cell, JackalState } from '../../../engine/jackal/types.ts'
import type { ShownTable } from '../../playback/ShownTable.ts'
import { useShownNow } from '../../playback/useShownTable.ts'
import { isJackalView } from '../view.ts'

const jackalView = (shown: unknown): JackalState | null => (isJackalView(shown) ? shown : null)

/** Returns the shown view; null while the table shows nothing of Jackal. */
export function shownNow(table: ShownTable): JackalState | null {
  return jackalView(table.shown.getState().shown)
}

/** Returns the board on the table; before there is one, the classic island's. */
export function useBoard(): Board {
  return useShownNow(({ shown }) => jackalView(shown)?.board ?? CLASSIC_ISLAND)
}

/**
 * Returns the cells with tiles of the board on the table: the same list for the same map. Before there is one, the
 * classic island's.
 */
export function useLand(): readonly Cell[] {
  return useShownNow(({ shown }) => groundOf(jackalView(shown)?.board ?? CLASSIC_ISLAND))
}
