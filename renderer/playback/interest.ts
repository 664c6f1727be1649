/** The interest of an event that another player caused to a spectator. */
export type Interest = 'dull' | 'telling'

/** One entry for each kind of event: its interest, or a function that decides it. A missing one does not compile. */
export type InterestTable<E extends { readonly kind: string }> = {
  readonly [K in E['kind']]: Interest | ((event: Extract<E, { readonly kind: K }>) => Interest)
}

/** The factor on the usual speed for each kind of others' events. */
export const TEMPO: Readonly<Record<Interest, number>> = { dull: 2, telling: 1 }

/** Returns the factor on the usual speed for an event of others. */
export function tempoOf<E extends { readonly kind: string }>(interests: InterestTable<E>, event: E): number {
  // the table's entry for a kind takes events of that kind, which the compiler cannot follow through an index
  const interest = interests[event.kind as E['kind']] as Interest | ((event: E) => Interest)
  return TEMPO[typeof interest === 'function' ? interest(event) : interest]
}
