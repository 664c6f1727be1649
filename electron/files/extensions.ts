/** Extension of match files. */
export const SAVE_EXTENSION = '.ctmatch'
/** Extension of replay files. */
export const REPLAY_EXTENSION = '.ctreplay'
