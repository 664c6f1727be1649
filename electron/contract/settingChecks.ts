import { GAME_IDS, HIGH_CONTRASTS, HOLD_REPEATS, type Settings } from './ipc.ts'
import { isOwnMaps } from './ownMaps.ts'
import { type Check, COMMAND_ID, isBoolean, isOneOf, SCREEN_SETTING_CHECKS } from './screenSettingChecks.ts'
import { MOST_PAD_MAPPINGS } from './settings.ts'

const isMatch = (form: RegExp, longest: number) => (value: unknown) =>
  typeof value === 'string' && value.length <= longest && form.test(value)

const MAX_TIPS = 200
const LONGEST_COMMAND = 81
const isCommandId = isMatch(COMMAND_ID, LONGEST_COMMAND)
const isTipIds: Check<Settings['tipsTold']> = (value): value is Settings['tipsTold'] =>
  Array.isArray(value) && value.length <= MAX_TIPS && value.every(isCommandId)

const MAX_PUZZLES = 500
const PUZZLE_ID = /^puzzle-[a-z0-9-]{1,40}$/
const isStars: Check<Settings['stars']> = (value): value is Settings['stars'] => {
  if (!isTable(value)) return false
  const rows = Object.entries(value)
  return rows.length <= MAX_PUZZLES && rows.every(([id, stars]) => PUZZLE_ID.test(id) && isOneOf(1, 2, 3)(stars))
}

const MAX_LESSONS = 200
const isLessonId = isMatch(/^[a-z][a-z-]{0,31}$/, 32)
const isLessonIds: Check<Settings['lessonsPassed']> = (value): value is Settings['lessonsPassed'] =>
  Array.isArray(value) && value.length <= MAX_LESSONS && value.every(isLessonId)

const MAX_COMMANDS = 500
const MAX_BUTTONS = 4
const PAD_BUTTON = /^[a-z]+(?:-[a-z]+)?$/
const isButtons: Check<Settings['padButtons']> = (value): value is Settings['padButtons'] => {
  if (!isTable(value)) return false
  const rows = Object.entries(value)
  const areButtons = (buttons: unknown) =>
    Array.isArray(buttons) && buttons.length <= MAX_BUTTONS && buttons.every(isButton)
  return rows.length <= MAX_COMMANDS && rows.every(([id, buttons]) => COMMAND_ID.test(id) && areButtons(buttons))
}

const MAX_SOURCES = 32
const LONGEST_PAD_ID = 160
const LONGEST_BUTTON = 16
const PAD_SOURCE = /^(?:b\d{1,2}|a\d{1,2}[+-]|h\d{1,2}@-?\d(?:\.\d{1,2})?)$/
const isMappings: Check<Settings['padMappings']> = (value): value is Settings['padMappings'] => {
  if (!isTable(value)) return false
  const pads = Object.entries(value)
  return (
    pads.length <= MOST_PAD_MAPPINGS && pads.every(([id, mapping]) => id.length <= LONGEST_PAD_ID && isMapping(mapping))
  )
}

function isMapping(value: unknown): boolean {
  if (!isTable(value)) return false
  const rows = Object.entries(value)
  return rows.length <= MAX_SOURCES && rows.every(([part, source]) => isButton(part) && isSource(source))
}

const isButton = isMatch(PAD_BUTTON, LONGEST_BUTTON)
const isSource = isMatch(PAD_SOURCE, LONGEST_BUTTON)

/** The most characters of the new-match forms as text; the page checks their fields. */
const MOST_OF_DRAFTS = 10_000

const isLastMatch: Check<Settings['lastMatch']> = (value): value is Settings['lastMatch'] => {
  if (value === null) return true
  if (!isTable(value) || !isTable(value.drafts) || Object.keys(value).length !== 2) return false
  const isGame = isOneOf(...GAME_IDS)
  return isGame(value.game) && Object.keys(value.drafts).every(isGame) && isShort(value.drafts)
}

function isShort(drafts: object): boolean {
  try {
    return JSON.stringify(drafts).length <= MOST_OF_DRAFTS
  } catch {
    return false // nested too deeply to be printed
  }
}

/** Returns whether a value is an object with names. */
export const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * One check per setting, so that damage to one value does not lose the others. Does not use the schema library: the
 * window needs its settings before that is loaded.
 */
export const SETTING_CHECKS = {
  ...SCREEN_SETTING_CHECKS,
  televisionOffered: isBoolean,
  soundCaptions: isBoolean,
  highContrast: isOneOf(...HIGH_CONTRASTS),
  holdRepeat: isOneOf(...HOLD_REPEATS),
  holdsToggle: isBoolean,
  moreTime: isBoolean,
  keepSeaMoving: isBoolean,
  streamerMode: isBoolean,
  fullscreen: isBoolean,
  tips: isBoolean,
  tipsTold: isTipIds,
  stars: isStars,
  lessonsPassed: isLessonIds,
  updates: isBoolean,
  padButtons: isButtons,
  padMappings: isMappings,
  padRumble: isBoolean,
  padHolds: isBoolean,
  lastMatch: isLastMatch,
  ownMaps: isOwnMaps,
} as const satisfies { readonly [K in keyof Settings]: Check<Settings[K]> }

export function isSetting(name: string): name is keyof Settings {
  return Object.hasOwn(SETTING_CHECKS, name)
}

/** Takes every valid setting from JSON; `damaged` is true if there was anything else. */
export function settingsIn(json: unknown): { readonly settings: Partial<Settings>; readonly damaged: boolean } {
  if (!isTable(json)) return { settings: {}, damaged: true }
  const entries = Object.entries(json)
  const valid = entries.filter(([name, value]) => isSetting(name) && SETTING_CHECKS[name](value))
  return { settings: Object.fromEntries(valid), damaged: valid.length < entries.length }
}
