import type { JackalEvent, JackalState } from '../../engine/jackal/types.ts'
import { useShownView } from '../playback/useShownTable.ts'

/** Returns whether a value from the other process is a Jackal view; the host guarantees the rest of its shape. */
export function isJackalView(value: unknown): value is JackalState {
  return typeof value === 'object' && value !== null && 'tiles' in value && 'teams' in value && 'pieces' in value
}

/** Reads the events of a Jackal match, which the host has checked. */
export function readEvents(events: readonly unknown[]): readonly JackalEvent[] {
  return events as readonly JackalEvent[] // the host sends only events of the open match's game
}

/** Returns the shown view; null while the table shows nothing of Jackal. */
export function useJackalView(): JackalState | null {
  return useShownView(isJackalView)
}
