/** Whether an event that somebody else caused tells a spectator much. */
export type Interest = 'dull' | 'telling'

/** One entry for each kind of event: its interest, or what decides it. A missing one does not compile. */
export type InterestTable<E extends { readonly kind: string }> = {
  readonly [K in E['kind']]: Interest | ((event: Extract<E, { readonly kind: K }>) => Interest)
}

/** How much faster than usual each kind of event of others plays. */
export const TEMPO: Readonly<Record<Interest, number>> = { dull: 2, telling: 1 }

/** How much faster than usual an event of others plays. */
export function tempoOf<E extends { readonly kind: string }>(interests: InterestTable<E>, event: E): number {
  // the table's entry for a kind takes events of that kind, which the compiler cannot follow through an index
  const interest = interests[event.kind as E['kind']] as Interest | ((event: E) => Interest)
  return TEMPO[typeof interest === 'function' ? interest(event) : interest]
}
