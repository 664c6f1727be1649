/** How finely a carving is cut: `low` has about half the segments. */
export type Detail = 'full' | 'low'

/** Chooses a count by the detail. */
export const cut = (detail: Detail, full: number, low: number) => (detail === 'full' ? full : low)
