import { useEffect } from 'react'
import { create } from 'zustand'
import type { Point } from '../../table/spot.ts'
import type { Trail } from './trails.ts'

/** The trails on the table, and a place to spot quickly. */
interface Trails {
  readonly trails: readonly Trail[]
  readonly marked: Point | null
}

const NONE: Trails = { trails: [], marked: null }

export const useTrailStore = create<Trails>(() => NONE)

/**
 * Shows trails on the table while the caller is mounted. Panels compute them, not the canvas: the canvas outlives the
 * curtain, so anything that it computed from a player's record would stay in memory behind the curtain.
 */
export function useTrailsOnTable(trails: readonly Trail[], marked: Point | null): void {
  useEffect(() => useTrailStore.setState({ trails, marked }), [trails, marked])
  useEffect(() => () => useTrailStore.setState(NONE), [])
}
