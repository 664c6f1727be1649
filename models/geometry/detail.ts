/** The level of detail of a carving: `low` has about half the segments. */
export type Detail = 'full' | 'low'

/** Returns the count for a level of detail. */
export const cut = (detail: Detail, full: number, low: number) => (detail === 'full' ? full : low)
