/** The most moves of a file from elsewhere. The longest match between bots has three thousand. */
export const MAX_MOVES = 20_000
/** The most milliseconds of work on a file from elsewhere. The longest match takes one or two seconds. */
export const WORK_LIMIT = 20_000
