/** Environment variables with which developers and tests start the program. A package reads only `PROBE`. */

/** `1`: runs on a stand-in for the official Electron. */
export const STAND_IN = 'CAPTAINS_TABLE_STAND_IN'
/**
 * `1` exposes the drawn scene to tests; `coarse`, for tests that look at no pictures, also lowers the resolution and draws
 * no table behind the menus.
 */
export const PROBE = 'CAPTAINS_TABLE_PROBE'
/** The file that describes a test feed of updates. */
export const UPDATE_FEED = 'CAPTAINS_TABLE_FEED'
