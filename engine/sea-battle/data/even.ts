/** Chances of a hit are estimates: so far apart two cells are as good as each other. */
export const EVEN = 0.03
