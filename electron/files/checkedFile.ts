import { basename, dirname, join } from 'node:path'
import { jsonOrNull } from '../contract/json.ts'
import { diskRefused, systemCode } from '../contract/refused.ts'
import { Mutex } from '../time/mutex.ts'
import { moveAside } from './aside.ts'
import { readBounded } from './boundedRead.ts'
import type { Log } from './log.ts'
import { OwnFile } from './ownFile.ts'

/** The content of a file; `damaged` is true if a part of the file could not be read. */
export interface Read<T> {
  readonly value: T
  readonly damaged: boolean
}

/** The form of one of the program's own JSON files. */
export interface FileForm<T> {
  /** The content in the log, in the plural: 'settings'. */
  readonly what: string
  readonly mostBytes: number
  /** Takes every valid value from JSON; `initial` is the content without a file. */
  read(json: unknown, initial: T): Read<T>
}

/** One of the program's own JSON files, read once and written at each change. */
export class CheckedFile<T> {
  private readonly file: OwnFile
  private readonly changing = new Mutex()
  private content: T
  /** Reads the file once more, after it could not be read; null once it was read. */
  private readAgain: (() => Promise<T>) | null = null

  private constructor(path: string, content: T) {
    this.file = new OwnFile(path)
    this.content = content
  }

  /**
   * Reads the file. Damaged values get their initial ones, and the damaged file is moved to a `damaged` folder. The file
   * is read while the initial content is not known yet.
   */
  static async open<T>(path: string, form: FileForm<T>, initial: T | Promise<T>, log: Log): Promise<CheckedFile<T>> {
    const readAgain = () => readContent(path, form, initial, log)
    try {
      return new CheckedFile<T>(path, await readAgain())
    } catch (error) {
      log.error(`${form.what} not read`, { error })
      const file = new CheckedFile<T>(path, await initial)
      file.readAgain = readAgain
      return file
    }
  }

  get current(): T {
    return this.content
  }

  /**
   * Resolves with the content when the change is on disk; the same content is not written again. Throws
   * `save-failed`, also if the file still cannot be read: the initial content never overwrites a file that was not read.
   */
  change(change: (content: T) => T): Promise<T> {
    return this.changing.runExclusive(async () => {
      if (this.readAgain) {
        this.content = await this.readAgain().catch((error: unknown) => {
          throw diskRefused(error)
        })
        this.readAgain = null
      }
      const content = change(this.content)
      if (content === this.content) return content
      await this.file.write(`${JSON.stringify(content, null, 2)}\n`).catch((error: unknown) => {
        throw diskRefused(error)
      })
      this.content = content
      return content
    })
  }
}

/** Returns the content of a file; the initial one if there is none. Throws if it cannot be read. */
async function readContent<T>(path: string, form: FileForm<T>, initial: T | Promise<T>, log: Log): Promise<T> {
  const read = await readBounded(path, form.mostBytes).catch((error: unknown) => {
    if (systemCode(error) !== 'ENOENT') throw error
    return null
  })
  if (read === null) return initial
  const { value, damaged } = form.read(read.ok ? jsonOrNull(read.bytes.toString('utf8')) : null, await initial)
  if (damaged) await setAsideDamaged(path, form.what, log)
  return value
}

async function setAsideDamaged(path: string, what: string, log: Log): Promise<void> {
  try {
    const moved = await moveAside(path, join(dirname(path), 'damaged'))
    log.warn(`${what} damaged`, { file: basename(moved) })
  } catch (error) {
    log.error(`damaged ${what} not set aside`, { error })
  }
}
