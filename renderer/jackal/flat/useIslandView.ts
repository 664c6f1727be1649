import { useMemo } from 'react'
import { type Facing, type JackalState, SIDES } from '../../../engine/jackal/types.ts'
import type { Viewer } from '../../../engine/kernel/game.ts'
import { useIsHidden } from '../../flat/HideButton.tsx'
import { useSession } from '../../host/session.ts'
import { useJackalView } from '../view.ts'
import type { SeenBoard } from './boardCells.ts'
import { withoutSeenTiles } from './seenTiles.ts'

/** A view whose board is turned to its viewer. */
export interface IslandView extends JackalState {
  readonly board: SeenBoard
}

/**
 * Returns the shown view, the viewer's own side below, without secrets while they are hidden; null while the table
 * shows nothing of Jackal.
 */
export function useIslandView(): IslandView | null {
  const view = useJackalView()
  const isHidden = useIsHidden()
  const quarters = useSession(({ viewer }) => quartersFor(view, viewer))
  const board = view?.board
  const seen = useMemo(() => board && { ...board, quarters }, [board, quarters])
  return useMemo(
    () => (view && seen ? { ...(isHidden ? withoutSeenTiles(view) : view), board: seen } : null),
    [view, isHidden, seen],
  )
}

/** Returns the rotation for a viewer; a player of several seats at one screen, or of none, has the south below. */
function quartersFor(view: JackalState | null, viewer: Viewer | null): Facing {
  const side = view?.teams.find(({ seat }) => seat === viewer)?.side ?? 'S'
  return SIDES.indexOf(side) as Facing // there are four sides
}
