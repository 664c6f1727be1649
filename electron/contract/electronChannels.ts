/** Electron's channel for the calls of the page. */
export const CALL_CHANNEL = 'host:call'
/** Electron's channel for the paths of files that were dropped on the window. */
export const DROP_CHANNEL = 'host:drop'
/** Electron's channel for messages from the host to the page. */
export const FEED_CHANNEL = 'host:feed'
