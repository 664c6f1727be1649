import { create } from 'zustand'
import { useSession } from '../host/session.ts'
import { useShownStore } from '../playback/shownStore.ts'

const usePointedOut = create<{ readonly cells: readonly number[] }>()(() => ({ cells: [] }))

/** Points out cells to the player in place of those before; numbers of the game's own. */
export function pointOut(cells: readonly number[]): void {
  const { cells: before } = usePointedOut.getState()
  if (before.length === cells.length && before.every((cell, index) => cell === cells[index])) return
  usePointedOut.setState({ cells })
}

const NONE: readonly number[] = []

/** The cells that are pointed out now: none unless it is the player's turn and nothing plays. */
export function usePointedCells(): readonly number[] {
  const cells = usePointedOut((state) => state.cells)
  const isAsked = useSession(({ standing }) => standing?.asked != null)
  const isBusy = useShownStore(({ busy }) => busy)
  return isAsked && !isBusy ? cells : NONE
}
