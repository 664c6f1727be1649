import { join } from 'node:path'
import type { Settings } from '../contract/ipc.ts'
import { NO_PROFILE_SETTINGS, type ProfileSettings, profileSettingsIn, sharesOf } from '../contract/profileSettings.ts'
import { CheckedFile, type FileForm } from './checkedFile.ts'
import type { Log } from './log.ts'
import { SettingsFile } from './settingsFile.ts'

/** The settings of one person take a few thousand bytes, at most about 60 000. */
const MAX_BYTES = 4_000_000

const FORM: FileForm<ProfileSettings> = {
  what: 'settings of people',
  mostBytes: MAX_BYTES,
  read: profileSettingsIn,
}

/**
 * The settings in use: those of the computer, in `settings.json`, and those of the person who plays now, in
 * `profile-settings.json`. The guest's are in `settings.json` too, as those of versions without profiles.
 */
export class UsedSettings {
  private readonly file: SettingsFile
  private readonly own: CheckedFile<ProfileSettings>
  private readonly defaults: Settings

  private constructor(file: SettingsFile, own: CheckedFile<ProfileSettings>, defaults: Settings) {
    this.file = file
    this.own = own
    this.defaults = defaults
  }

  /** Reads both files of a data folder. Damaged values get their defaults. */
  static async open(folder: string, defaults: Settings | Promise<Settings>, log: Log): Promise<UsedSettings> {
    const [file, own] = await Promise.all([
      SettingsFile.open(join(folder, 'settings.json'), defaults, log),
      CheckedFile.open(join(folder, 'profile-settings.json'), FORM, NO_PROFILE_SETTINGS, log),
    ])
    return new UsedSettings(file, own, await defaults)
  }

  /** The profile of the person who plays now; null for the guest. */
  get playing(): string | null {
    return this.own.current.playing
  }

  get current(): Settings {
    const { playing, profiles } = this.own.current
    if (playing === null) return this.file.current
    return { ...this.file.current, ...sharesOf(this.defaults).profile, ...profiles[playing] }
  }

  /** Resolves with all settings when the change is on disk. Throws `save-failed`. */
  async change(change: Partial<Settings>): Promise<Settings> {
    const { playing } = this
    const { device, profile } = sharesOf(change)
    if (playing === null) await this.file.change(change)
    else {
      if (hasAny(device)) await this.file.change(device)
      if (hasAny(profile))
        await this.own.change((all) => withSettings(all, playing, { ...all.profiles[playing], ...profile }))
    }
    return this.current
  }

  /** Lets a person play, or the guest; resolves with the settings then. Throws `save-failed`. */
  async play(profile: string | null): Promise<Settings> {
    if (profile !== this.playing) await this.own.change((all) => ({ ...all, playing: profile }))
    return this.current
  }

  /** Gives the first person of this computer the guest's settings, and lets them play. Throws `save-failed`. */
  async begin(profile: string): Promise<void> {
    const { profile: guests } = sharesOf(this.file.current)
    await this.own.change((all) => ({ ...withSettings(all, profile, guests), playing: profile }))
  }

  /** Removes the settings of a person; the guest plays instead of them. Throws `save-failed`. */
  async forget(profile: string): Promise<void> {
    await this.own.change((all) => {
      if (all.playing !== profile && !Object.hasOwn(all.profiles, profile)) return all
      const { [profile]: _, ...others } = all.profiles
      return { ...all, playing: all.playing === profile ? null : all.playing, profiles: others }
    })
  }
}

const hasAny = (settings: Partial<Settings>): boolean => Object.keys(settings).length > 0

function withSettings(all: ProfileSettings, profile: string, settings: Partial<Settings>): ProfileSettings {
  return { ...all, profiles: { ...all.profiles, [profile]: settings } }
}
