import { basename, dirname, join } from 'node:path'
import type { Settings } from '../contract/ipc.ts'
import { diskRefused, systemCode } from '../contract/refused.ts'
import { isSetting, SETTING_CHECKS } from '../contract/settingChecks.ts'
import { Mutex } from '../time/mutex.ts'
import { moveAside } from './aside.ts'
import { readBounded } from './boundedRead.ts'
import type { Log } from './log.ts'
import { OwnFile } from './ownFile.ts'

/** A settings file has a few thousand bytes; with the most own maps and long names, about 60 000. */
const MAX_BYTES = 200_000

/** The user's settings, stored in one JSON file. */
export class SettingsFile {
  private readonly file: OwnFile
  private readonly changing = new Mutex()
  private settings: Settings
  /** Reads the file once more, after it could not be read; null once it was read. */
  private readAgain: (() => Promise<Settings>) | null = null

  private constructor(path: string, settings: Settings) {
    this.file = new OwnFile(path)
    this.settings = settings
  }

  /**
   * Reads the settings. Damaged values get their defaults, and the damaged file is moved to a `damaged` folder. The file
   * is read while the defaults are not known yet.
   */
  static async open(path: string, defaults: Settings | Promise<Settings>, log: Log): Promise<SettingsFile> {
    const readAgain = () => readSettings(path, defaults, log)
    try {
      return new SettingsFile(path, await readAgain())
    } catch (error) {
      log.error('settings not read', { error })
      const file = new SettingsFile(path, await defaults)
      file.readAgain = readAgain
      return file
    }
  }

  get current(): Settings {
    return this.settings
  }

  /**
   * Resolves with all settings when the change is on disk. Throws `save-failed`, also if the file still cannot be read:
   * defaults never overwrite settings that were not read.
   */
  change(change: Partial<Settings>): Promise<Settings> {
    return this.changing.runExclusive(async () => {
      if (this.readAgain) {
        this.settings = await this.readAgain().catch((error: unknown) => {
          throw diskRefused(error)
        })
        this.readAgain = null
      }
      const settings = { ...this.settings, ...change }
      await this.file.write(`${JSON.stringify(settings, null, 2)}\n`).catch((error: unknown) => {
        throw diskRefused(error)
      })
      this.settings = settings
      return settings
    })
  }
}

/** Returns the settings of a file; the defaults if there is none. Throws if it cannot be read. */
async function readSettings(path: string, defaults: Settings | Promise<Settings>, log: Log): Promise<Settings> {
  const read = await readBounded(path, MAX_BYTES).catch((error: unknown) => {
    if (systemCode(error) !== 'ENOENT') throw error
    return null
  })
  if (read === null) return defaults
  const { settings, damaged } = parseSettings(read.ok ? read.bytes.toString('utf8') : '', await defaults)
  if (damaged) await setAsideDamaged(path, log)
  return settings
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
  // Every entry is a default or has passed its check.
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
