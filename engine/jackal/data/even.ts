/** The difference in coins up to which two moves are equally good: luck can cause this much. */
export const EVEN = 0.1
