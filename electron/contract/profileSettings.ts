import { PROFILE_ID } from './people.ts'
import { isSetting, isTable, settingsIn } from './settingChecks.ts'
import type { Settings } from './settings.ts'

/**
 * The owner of each setting. A person has what they have learned, the ways of their hands, and what they need to see and
 * follow the game; the computer has its screen, sound and pace, and all that lies on the table for everyone.
 */
export const SETTING_OWNERS = {
  language: 'device',
  speed: 'device',
  quality: 'device',
  measuredQuality: 'device',
  volume: 'device',
  ambienceVolume: 'device',
  effectsVolume: 'device',
  interfaceVolume: 'device',
  muted: 'device',
  soundCaptions: 'profile',
  textScale: 'profile',
  television: 'device',
  televisionOffered: 'device',
  reducedMotion: 'profile',
  highContrast: 'profile',
  holdRepeat: 'profile',
  holdsToggle: 'profile',
  moreTime: 'profile',
  storyCamera: 'device',
  palette: 'profile',
  keepSeaMoving: 'device',
  streamerMode: 'device',
  fullscreen: 'device',
  flatTable: 'device',
  tips: 'profile',
  tipsTold: 'profile',
  stars: 'profile',
  lessonsPassed: 'profile',
  updates: 'device',
  keys: 'profile',
  padButtons: 'profile',
  padMappings: 'device',
  padRumble: 'profile',
  padHolds: 'profile',
  lastMatch: 'device',
  tiles: 'device',
  ownMaps: 'device',
  nearShips: 'device',
} as const satisfies { readonly [K in keyof Settings]: 'device' | 'profile' }

type SettingsOf<Owner> = Pick<
  Settings,
  { [K in keyof Settings]: (typeof SETTING_OWNERS)[K] extends Owner ? K : never }[keyof Settings]
>

/** The settings of people by their profiles, and who of them plays now: null for the guest. */
export interface ProfileSettings {
  readonly version: 1
  readonly playing: string | null
  readonly profiles: Readonly<Record<string, Partial<SettingsOf<'profile'>>>>
}

export const NO_PROFILE_SETTINGS: ProfileSettings = { version: 1, playing: null, profiles: {} }

/** The settings of the computer, and those of a person. */
interface Shares {
  readonly device: Partial<SettingsOf<'device'>>
  readonly profile: Partial<SettingsOf<'profile'>>
}

/** Returns the settings parted by their owners. */
export function sharesOf(settings: Partial<Settings>): Shares {
  const shares: Record<'device' | 'profile', Record<string, unknown>> = { device: {}, profile: {} }
  for (const [name, value] of Object.entries(settings)) if (isSetting(name)) shares[SETTING_OWNERS[name]][name] = value
  return shares
}

/** Takes every valid setting of people; `damaged` is true if there was anything else. */
export function profileSettingsIn(json: unknown): { readonly value: ProfileSettings; readonly damaged: boolean } {
  if (!isTable(json) || json.version !== 1 || !isTable(json.profiles))
    return { value: NO_PROFILE_SETTINGS, damaged: true }
  const { playing = null } = json
  const profiles: Record<string, ProfileSettings['profiles'][string]> = {}
  const isPlaying = playing === null || isProfile(playing)
  let damaged = !isPlaying || Object.keys(json).some((name) => !Object.hasOwn(NO_PROFILE_SETTINGS, name))
  for (const [id, own] of Object.entries(json.profiles)) {
    const { settings, damaged: isDamaged } = settingsIn(own)
    const { device, profile } = sharesOf(settings)
    if (isProfile(id)) profiles[id] = profile
    if (!isProfile(id) || isDamaged || Object.keys(device).length > 0) damaged = true
  }
  return { value: { version: 1, playing: isPlaying ? playing : null, profiles }, damaged }
}

const isProfile = (value: unknown): value is string => typeof value === 'string' && PROFILE_ID.test(value)
