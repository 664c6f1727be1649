/**
 * The difference, in points of a brig's hull, up to which two plans are equally good: luck decides that much between
 * them.
 */
export const EVEN = 1 / 6
