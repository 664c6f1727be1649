/** The most moves of a file from elsewhere. The longest match between bots has three thousand. */
export const MAX_MOVES = 20_000
/** Milliseconds of work on such a file. The longest match takes one or two seconds. */
export const WORK_LIMIT = 20_000
