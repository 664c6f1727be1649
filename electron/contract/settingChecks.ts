import {
  GAME_IDS,
  LANGUAGES,
  PALETTES,
  QUALITY_TIERS,
  REDUCED_MOTIONS,
  type Settings,
  SPEEDS,
  STORY_CAMERAS,
  TEXT_SCALES,
  TILE_LOOKS,
} from './ipc.ts'
import { isOwnMaps } from './ownMaps.ts'

type Check<T> = (value: unknown) => value is T

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1
const isOneOf = <const T>(...values: readonly T[]): Check<T> => {
  return (value): value is T => values.some((known) => known === value)
}

const MAX_COMMANDS = 500
const MAX_KEYS = 8
/** Of commands and of tips: what they belong to, and their own name. */
const COMMAND_ID = /^[a-z0-9-]{1,40}\/[a-z0-9-]{1,40}$/
const CHORD = /^(?:Shift\+|Ctrl\+)?[A-Za-z0-9]{1,24}$/

const isChord = (value: unknown) => typeof value === 'string' && CHORD.test(value)
const isKeys: Check<Settings['keys']> = (value): value is Settings['keys'] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const rows = Object.entries(value)
  return (
    rows.length <= MAX_COMMANDS &&
    rows.every(([id, keys]) => {
      return COMMAND_ID.test(id) && Array.isArray(keys) && keys.length <= MAX_KEYS && keys.every(isChord)
    })
  )
}

const MAX_TIPS = 200
const isTipIds: Check<Settings['tipsTold']> = (value): value is Settings['tipsTold'] =>
  Array.isArray(value) && value.length <= MAX_TIPS && value.every((id) => COMMAND_ID.test(id))

const MAX_PUZZLES = 500
const PUZZLE_ID = /^puzzle-[a-z0-9-]{1,40}$/
const isStars: Check<Settings['stars']> = (value): value is Settings['stars'] => {
  if (!isTable(value)) return false
  const rows = Object.entries(value)
  return rows.length <= MAX_PUZZLES && rows.every(([id, stars]) => PUZZLE_ID.test(id) && isOneOf(1, 2, 3)(stars))
}

/** Most characters of the forms as text; their fields are checked by the page. */
const MOST_OF_DRAFTS = 10_000

const isLastMatch: Check<Settings['lastMatch']> = (value): value is Settings['lastMatch'] => {
  if (value === null) return true
  if (!isTable(value) || !isTable(value.drafts) || Object.keys(value).length !== 2) return false
  const isGame = isOneOf(...GAME_IDS)
  return isGame(value.game) && Object.keys(value.drafts).every(isGame) && isShort(value.drafts)
}

const isShort = (drafts: object) => JSON.stringify(drafts).length <= MOST_OF_DRAFTS
const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * One check per setting, so that damage to one value does not lose the others. Does not use the schema library: the
 * window needs its settings before that is loaded.
 */
export const SETTING_CHECKS = {
  language: isOneOf(...LANGUAGES),
  speed: isOneOf(...SPEEDS),
  quality: isOneOf('auto', ...QUALITY_TIERS),
  measuredQuality: isOneOf(...QUALITY_TIERS, null),
  volume: isShare,
  ambienceVolume: isShare,
  effectsVolume: isShare,
  interfaceVolume: isShare,
  muted: isBoolean,
  textScale: isOneOf(...TEXT_SCALES),
  reducedMotion: isOneOf(...REDUCED_MOTIONS),
  storyCamera: isOneOf(...STORY_CAMERAS),
  palette: isOneOf(...PALETTES),
  tiles: isOneOf(...TILE_LOOKS),
  fullscreen: isBoolean,
  flatTable: isBoolean,
  tips: isBoolean,
  tipsTold: isTipIds,
  stars: isStars,
  updates: isBoolean,
  keys: isKeys,
  lastMatch: isLastMatch,
  ownMaps: isOwnMaps,
} as const satisfies { readonly [K in keyof Settings]: Check<Settings[K]> }

export function isSetting(name: string): name is keyof Settings {
  return Object.hasOwn(SETTING_CHECKS, name)
}
