import type { AdmiralEvent, AdmiralState } from '../../engine/admiral/types.ts'
import { useShownView } from '../playback/shownStore.ts'

/** Tells an Admiral view among what crossed the process border; the host vouches for the rest of its shape. */
export function isAdmiralView(value: unknown): value is AdmiralState {
  return typeof value === 'object' && value !== null && 'forts' in value && 'ships' in value && 'wind' in value
}

/** Reads the events of an Admiral match, which the host has checked. */
export function readEvents(events: readonly unknown[]): readonly AdmiralEvent[] {
  return events as readonly AdmiralEvent[] // the host sends only events of the open match's game
}

/** What the table shows now; null while it shows nothing of Admiral. */
export function useAdmiralView(): AdmiralState | null {
  return useShownView(isAdmiralView)
}
