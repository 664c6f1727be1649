/** Extension of match files. */
export const SAVE_EXTENSION = '.ctmatch'
/** Extension of map files. */
export const MAP_EXTENSION = '.ctmap'
/** Extension of pictures. */
export const PICTURE_EXTENSION = '.png'
/** Extension of replay files. */
export const REPLAY_EXTENSION = '.ctreplay'
/** Extension of the files that keep the analyses of matches beside their saves. */
export const ANALYSIS_EXTENSION = '.ctanalysis'
