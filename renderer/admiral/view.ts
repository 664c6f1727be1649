import type { AdmiralEvent, AdmiralState } from '../../engine/admiral/types.ts'
import { useShownView } from '../playback/useShownTable.ts'

/** Recognizes an Admiral view in data from another process; the host guarantees the rest of its shape. */
export function isAdmiralView(value: unknown): value is AdmiralState {
  return typeof value === 'object' && value !== null && 'forts' in value && 'ships' in value && 'wind' in value
}

/** Reads the events of an Admiral match, which the host has checked. */
export function readEvents(events: readonly unknown[]): readonly AdmiralEvent[] {
  return events as readonly AdmiralEvent[] // the host sends only events of the open match's game
}

/** Returns what the table shows now; null if it shows no Admiral match. */
export function useAdmiralView(): AdmiralState | null {
  return useShownView(isAdmiralView)
}
