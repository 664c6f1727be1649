import type { Settings } from '../contract/ipc.ts'
import { jsonOrNull } from '../contract/json.ts'
import { settingsIn } from '../contract/settingChecks.ts'
import { CheckedFile, type FileForm } from './checkedFile.ts'
import type { Log } from './log.ts'

/** A settings file has a few thousand bytes; with the most own maps and long names, about 60 000. */
const MAX_BYTES = 200_000

const FORM: FileForm<Settings> = {
  what: 'settings',
  mostBytes: MAX_BYTES,
  read(json, defaults) {
    const { settings, damaged } = settingsIn(json)
    return { value: { ...defaults, ...settings }, damaged }
  },
}

/** The settings of the computer and of the guest, stored in one JSON file. */
export class SettingsFile {
  private readonly file: CheckedFile<Settings>

  private constructor(file: CheckedFile<Settings>) {
    this.file = file
  }

  /** Reads the settings. Damaged values get their defaults. */
  static async open(path: string, defaults: Settings | Promise<Settings>, log: Log): Promise<SettingsFile> {
    return new SettingsFile(await CheckedFile.open(path, FORM, defaults, log))
  }

  get current(): Settings {
    return this.file.current
  }

  /** Resolves with all settings when the change is on disk. Throws `save-failed`. */
  change(change: Partial<Settings>): Promise<Settings> {
    return this.file.change((settings) => ({ ...settings, ...change }))
  }
}

/** Reads every valid setting; `damaged` is true if there was anything else. */
export function parseSettings(text: string, defaults: Settings): { settings: Settings; damaged: boolean } {
  const { value, damaged } = FORM.read(jsonOrNull(text), defaults)
  return { settings: value, damaged }
}
