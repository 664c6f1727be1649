import { basename, dirname, join } from 'node:path'
import type { Settings } from './contract/ipc.ts'
import { isSetting, SETTING_CHECKS } from './contract/settingChecks.ts'
import { moveAside } from './files/aside.ts'
import { readBounded } from './files/boundedRead.ts'
import { OwnFile } from './files/ownFile.ts'
import type { Log } from './log.ts'
import { Mutex } from './mutex.ts'
import { diskRefused, systemCode } from './refused.ts'

/** A settings file has fewer than a thousand bytes. */
const MAX_BYTES = 100_000

/** The user's settings, stored in one JSON file. */
export class SettingsFile {
  private readonly file: OwnFile
  private readonly changing = new Mutex()
  private settings: Settings

  private constructor(path: string, settings: Settings) {
    this.file = new OwnFile(path)
    this.settings = settings
  }

  /** Reads the settings. Damaged values get their defaults, and the damaged file is moved to a `damaged` folder. */
  static async open(path: string, defaults: Settings, log: Log): Promise<SettingsFile> {
    const read = await readBounded(path, MAX_BYTES).catch((error: unknown) => {
      if (systemCode(error) !== 'ENOENT') log.error('settings not read', { error })
      return null
    })
    if (read === null) return new SettingsFile(path, defaults)
    const { settings, damaged } = parseSettings(read.ok ? read.bytes.toString('utf8') : '', defaults)
    if (damaged) await setAsideDamaged(path, log)
    return new SettingsFile(path, settings)
  }

  get current(): Settings {
    return this.settings
  }

  /** Resolves with all settings when the change is on disk; throws `save-failed`. */
  change(change: Partial<Settings>): Promise<Settings> {
    return this.changing.runExclusive(async () => {
      const settings = { ...this.settings, ...change }
      await this.file.write(`${JSON.stringify(settings, null, 2)}\n`).catch((error: unknown) => {
        throw diskRefused(error)
      })
      this.settings = settings
      return settings
    })
  }
}

/** Reads every valid setting; `damaged` is true if there was anything else. */
export function parseSettings(text: string, defaults: Settings): { settings: Settings; damaged: boolean } {
  const raw = parseOrNull(text)
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return { settings: defaults, damaged: true }
  const settings: Record<string, unknown> = { ...defaults }
  let damaged = false
  for (const [name, value] of Object.entries(raw)) {
    if (isSetting(name) && SETTING_CHECKS[name](value)) settings[name] = value
    else damaged = true
  }
  // Every entry is a default or passed its check.
  return { settings: settings as unknown as Settings, damaged }
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function setAsideDamaged(path: string, log: Log): Promise<void> {
  try {
    const moved = await moveAside(path, join(dirname(path), 'damaged'))
    log.warn('settings damaged', { file: basename(moved) })
  } catch (error) {
    log.error('damaged settings not set aside', { error })
  }
}
