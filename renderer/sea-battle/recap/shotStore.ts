import { useEffect } from 'react'
import { create } from 'zustand'
import type { Shot } from './recap.ts'

const NONE: readonly Shot[] = []

/** The shots of others that are marked on the table. The panels set them here and remove them behind the curtain. */
export const useShotStore = create<{ readonly shots: readonly Shot[] }>(() => ({ shots: NONE }))

/** Marks shots on the table while the caller is mounted. */
export function useShotsOnTable(shots: readonly Shot[]): void {
  useEffect(() => useShotStore.setState({ shots }), [shots])
  useEffect(() => () => useShotStore.setState({ shots: NONE }), [])
}
