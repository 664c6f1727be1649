/** What the packages of all systems say of the program. */

export const APP_ID = 'example.captains-table'
/** Its folder and executable on Linux, the package and the desktop entry. */
export const UNIX_NAME = 'captains-table'
export const TITLE = "Captain's Table"
/** Names the program's folder and files on Windows and macOS, where installers stumble over an apostrophe. */
export const FILE_TITLE = 'Captains Table'

/** The only languages of Chromium's own texts that are kept: those of the game. */
export const LANGUAGES = ['en-US', 'ru']

export interface FileKind {
  /** Without the dot; must be the one that the host writes. */
  readonly extension: string
  readonly mimeType: string
  /** Under which Windows registers it: letters and dots. */
  readonly programId: string
  readonly description: string
}

/** A match taken along, to be played on. */
export const MATCH_FILE: FileKind = {
  extension: 'ctmatch',
  mimeType: 'application/x-captains-table-match',
  programId: 'CaptainsTable.Match',
  description: "Captain's Table match",
}

/** A match as the audience saw it, to be watched. */
export const REPLAY_FILE: FileKind = {
  extension: 'ctreplay',
  mimeType: 'application/x-captains-table-replay',
  programId: 'CaptainsTable.Replay',
  description: "Captain's Table replay",
}

/** So many bytes an installed program may take more than the bare Electron it stands on. */
export const MOST_ABOVE_ELECTRON = 20 * 1024 * 1024

/** Where Debian installs it. */
export const INSTALLED_FOLDER = `/opt/${UNIX_NAME}`
