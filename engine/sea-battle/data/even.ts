/** The difference up to which two chances of a hit are equally good: chances are estimates. */
export const EVEN = 0.03
