import { create } from 'zustand'

/** The cells that are pointed out to the player now; numbers of the game's own. */
export const usePointedOut = create<{ readonly cells: readonly number[] }>()(() => ({ cells: [] }))

/** Points out cells in place of those before. */
export function pointOut(cells: readonly number[]): void {
  const { cells: before } = usePointedOut.getState()
  if (before.length === cells.length && before.every((cell, index) => cell === cells[index])) return
  usePointedOut.setState({ cells })
}
