/** So far apart, in points of a brig's hull, two plans are still as good as each other: luck decides so much between them. */
export const EVEN = 1 / 6
