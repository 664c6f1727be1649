/** So far apart, in coins, two moves are still as good as each other: luck decides so much between them. */
export const EVEN = 0.1
