import {
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

export type Check<T> = (value: unknown) => value is T

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1
export const isOneOf = <const T>(...values: readonly T[]): Check<T> => {
  return (value): value is T => values.some((known) => known === value)
}

const MAX_COMMANDS = 500
const MAX_KEYS = 8
/** The form of the ids of commands and tips: their group, and their own name. */
export const COMMAND_ID = /^[a-z0-9-]{1,40}\/[a-z0-9-]{1,40}$/
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

/** The checks of settings that screens in a browser keep too. Their page must stay light: it carries no others. */
export const SCREEN_SETTING_CHECKS = {
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
  television: isBoolean,
  reducedMotion: isOneOf(...REDUCED_MOTIONS),
  storyCamera: isOneOf(...STORY_CAMERAS),
  nearShips: isBoolean,
  palette: isOneOf(...PALETTES),
  tiles: isOneOf(...TILE_LOOKS),
  flatTable: isBoolean,
  keys: isKeys,
} as const satisfies { readonly [K in keyof Settings]?: Check<Settings[K]> }
