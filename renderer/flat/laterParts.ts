import { create } from 'zustand'

/**
 * Loads parts of a game's flat table that are shown only after the player acts. A phone loads them after the table, so
 * that it shows the board sooner.
 * @returns a hook that returns the parts, null until they are loaded; and a function that loads them, once
 */
export function laterParts<P extends object>(load: () => Promise<P>) {
  const useParts = create<P | null>(() => null)
  const loadParts = async (): Promise<void> => {
    if (!useParts.getState()) useParts.setState(await load(), true)
  }
  return [useParts, loadParts] as const
}
