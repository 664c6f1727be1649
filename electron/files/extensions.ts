/** What a match kept in a file ends with. */
export const SAVE_EXTENSION = '.ctmatch'
/** What a replay kept in a file ends with. */
export const REPLAY_EXTENSION = '.ctreplay'
