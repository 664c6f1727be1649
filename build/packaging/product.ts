/** Product names and file types common to all packages. */
import type { Language } from '../../electron/contract/ipc.ts'
import { MAP_EXTENSION, REPLAY_EXTENSION, SAVE_EXTENSION } from '../../electron/files/extensions.ts'

export const APP_ID = 'example.captains-table'
/** Name of the Flatpak: the home page from its end, where Flatpak allows no hyphen, and the program. */
export const FLATPAK_ID = 'example.captains_table.CaptainsTable'
/** Name of the folder, executable, package and desktop entry on Linux. */
export const UNIX_NAME = 'captains-table'
export const TITLES: Readonly<Record<Language, string>> = { en: "Captain's Table", ru: 'Капитанский стол' }
export const TITLE = TITLES.en
/** Name of the folder and files on Windows and macOS, whose installers fail on an apostrophe. */
export const FILE_TITLE = 'Captains Table'

/** Chromium's locale for each of the game's languages; the others are left out of packages. */
const CHROMIUM_LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', ru: 'ru' }
export const LOCALES: readonly string[] = Object.values(CHROMIUM_LOCALES)

export interface FileKind {
  /** The file extension, without the dot. */
  readonly extension: string
  readonly mimeType: string
  /** Windows ProgID: letters and dots. */
  readonly programId: string
  readonly descriptions: Readonly<Record<Language, string>>
}

/** An exported match, which can be continued. */
export const MATCH_FILE: FileKind = {
  extension: SAVE_EXTENSION.slice(1),
  mimeType: 'application/x-captains-table-match',
  programId: 'CaptainsTable.Match',
  descriptions: { en: "Captain's Table match", ru: 'Партия «Капитанского стола»' },
}

/** A replay: a match as the spectator saw it. */
export const REPLAY_FILE: FileKind = {
  extension: REPLAY_EXTENSION.slice(1),
  mimeType: 'application/x-captains-table-replay',
  programId: 'CaptainsTable.Replay',
  descriptions: { en: "Captain's Table replay", ru: 'Запись «Капитанского стола»' },
}

/** A map of Jackal, as text. */
export const MAP_FILE: FileKind = {
  extension: MAP_EXTENSION.slice(1),
  mimeType: 'application/x-captains-table-map',
  programId: 'CaptainsTable.Map',
  descriptions: { en: "Captain's Table map", ru: 'Карта «Капитанского стола»' },
}

/** Every kind of file that the program opens. */
export const FILES: readonly FileKind[] = [MATCH_FILE, REPLAY_FILE, MAP_FILE]

/** The maximum number of bytes that an installed program may take beyond bare Electron. */
export const MOST_ABOVE_ELECTRON = 20 * 1024 * 1024

/** Install folder on Debian. */
export const INSTALLED_FOLDER = `/opt/${UNIX_NAME}`
