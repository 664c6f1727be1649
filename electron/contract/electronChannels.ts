/** Electron's channel for the calls of the page. */
export const CALL_CHANNEL = 'host:call'
/** Electron's channel for what the host tells the page. */
export const FEED_CHANNEL = 'host:feed'
