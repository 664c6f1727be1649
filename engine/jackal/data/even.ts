/** So far apart, in expected result from 0 to 1, two moves are still as good as each other: luck decides so much between them. */
export const EVEN = 0.004
