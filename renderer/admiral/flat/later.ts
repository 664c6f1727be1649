import { create } from 'zustand'

type Parts = typeof import('./laterParts.ts')

const useStore = create<{ readonly parts: Parts | null }>(() => ({ parts: null }))

/**
 * Parts that the table shows only once something is done at it; null until they are there. A phone loads them after the
 * table, so that it sees the sea sooner.
 */
export const useLater = (): Parts | null => useStore((state) => state.parts)

/** Loads these parts, once. */
export async function loadLater(): Promise<void> {
  if (!useStore.getState().parts) useStore.setState({ parts: await import('./laterParts.ts') })
}
