import { byKind, type EventTable } from './eventTable.ts'

/** A spectator's interest in an event that another player caused. */
export type Interest = 'dull' | 'telling'

/** The interest of each kind of event. */
export type InterestTable<E extends { readonly kind: string }> = EventTable<E, [], Interest>

/** The factor on the usual speed for each kind of others' events. */
export const TEMPO: Readonly<Record<Interest, number>> = { dull: 2, telling: 1 }

/** Returns the factor on the usual speed for an event of others. */
export function tempoOf<E extends { readonly kind: string }>(interests: InterestTable<E>, event: E): number {
  return TEMPO[byKind<E, [], Interest>(interests)(event)]
}
