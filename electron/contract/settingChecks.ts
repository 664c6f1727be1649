import { QUALITY_TIERS, type Settings } from './ipc.ts'

type Check<T> = (value: unknown) => value is T

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isOneOf = <const T>(...values: readonly T[]): Check<T> => {
  return (value): value is T => values.some((known) => known === value)
}

/**
 * One check for each setting, so that a file damaged in one place keeps the others. Without the library that checks
 * everything else: the window waits for its settings before that is read.
 */
export const SETTING_CHECKS = {
  language: isOneOf('en', 'ru'),
  speed: isOneOf(0, 0.5, 1, 2, 4),
  quality: isOneOf('auto', ...QUALITY_TIERS),
  measuredQuality: isOneOf(...QUALITY_TIERS, null),
  volume: (value): value is number => typeof value === 'number' && value >= 0 && value <= 1,
  muted: isBoolean,
  textScale: isOneOf(1, 1.25, 1.5, 2),
  reducedMotion: isOneOf('system', 'on', 'off'),
  fullscreen: isBoolean,
  updates: isBoolean,
} as const satisfies { readonly [K in keyof Settings]: Check<Settings[K]> }

export function isSetting(name: string): name is keyof Settings {
  return Object.hasOwn(SETTING_CHECKS, name)
}
