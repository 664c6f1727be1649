/**
 * The difference, in points of a brig's hull, up to which two plans are equally good: luck alone can make such a
 * difference.
 */
export const EVEN = 1 / 6
