import { create } from 'zustand'

/**
 * Loads parts of a game's flat table that are shown only after the player acts. A phone loads them after the table, so
 * that it shows the board sooner.
 * @returns a hook that returns the parts, null until they are loaded; and a function that loads them, once
 */
export function laterParts<P extends object>(load: () => Promise<P>) {
  const useStore = create<{ readonly parts: P | null }>(() => ({ parts: null }))
  const useParts = (): P | null => useStore((state) => state.parts)
  const loadParts = async (): Promise<void> => {
    if (!useStore.getState().parts) useStore.setState({ parts: await load() })
  }
  return [useParts, loadParts] as const
}
