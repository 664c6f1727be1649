import type { Dirent } from 'node:fs'
import { lstat, readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { diskRefused, Refused, systemCode } from '../contract/refused.ts'
import { saveId } from '../contract/texts.ts'
import { UNFINISHED, writeAtomic } from '../files/atomicFile.ts'
import { readBounded } from '../files/boundedRead.ts'
import { SAVE_EXTENSION } from '../files/extensions.ts'
import { lockFolder, type Unlock } from '../files/folderLock.ts'
import { makeFolder } from '../files/makeFolder.ts'
import { renameFile } from '../files/rename.ts'
import { unreadFile } from '../files/unread.ts'
import { type RunInSlices, runInSlices } from '../time/timeSlices.ts'
import type { SaveContent } from './content.ts'
import { linesOf } from './content.ts'
import { readLongSave } from './journal/longSave.ts'
import { printSave, type ReadSave, readSave } from './journal/reading.ts'
import { type Upgrade, upgradeSave } from './journal/upgrades.ts'
import { newId } from './newSave.ts'

/** The most bytes of a save without its undone moves: the longest match takes a few megabytes. */
const MAX_SAVE_BYTES = 64 * 1024 * 1024

/** The folder of saves: one file per match, with folders for files set aside. It does not depend on open matches. */
export class SaveFolder {
  readonly path: string
  private readonly work: RunInSlices
  private readonly upgrade: Upgrade
  private readonly most: number
  private locking: Promise<Unlock | null> | null = null

  /**
   * @param work runs long work
   * @param upgrade upgrades older saves; replaced in tests only
   * @param most bytes of a save without its undone moves; replaced in tests only
   */
  constructor(path: string, work: RunInSlices = runInSlices, upgrade: Upgrade = upgradeSave, most = MAX_SAVE_BYTES) {
    this.path = path
    this.work = work
    this.upgrade = upgrade
    this.most = most
  }

  /** Folder of unreadable files. */
  get setAside(): string {
    return join(this.path, 'set-aside')
  }

  /** Folder of the originals of damaged and older files that were rewritten. */
  get originals(): string {
    return join(this.path, 'originals')
  }

  get trash(): string {
    return join(this.path, 'trash')
  }

  fileOf(id: string): string {
    return join(this.path, `${id}${SAVE_EXTENSION}`)
  }

  /** Creates the folder if needed and removes temporary files. */
  async prepare(): Promise<void> {
    await makeFolder(this.path)
    const leftovers = (await readdir(this.path)).filter((name) => name.endsWith(UNFINISHED))
    await Promise.all(leftovers.map((name) => unlink(join(this.path, name)).catch(() => undefined)))
  }

  /**
   * Keeps other processes out of the folder until `release`; every write needs this first. Throws `folder-in-use`. Does
   * nothing on a disk that supports no locks or is gone, which the next write reports.
   */
  async claim(): Promise<void> {
    this.locking ??= lockFolder(this.path).catch((error: unknown) => {
      this.locking = null
      if (error instanceof Refused) throw error
      return null
    })
    await this.locking
  }

  /** Lets other processes into the folder. */
  async release(): Promise<void> {
    const locking = this.locking
    this.locking = null
    const unlock = await locking?.catch(() => null)
    await unlock?.()
  }

  /** Returns the ids of all saves. A file with another name, put here by hand, is renamed to an id. */
  async ids(): Promise<string[]> {
    const stems = (await this.named())
      .filter((entry) => entry.isFile())
      .map(({ name }) => name.slice(0, -SAVE_EXTENSION.length))
    return Promise.all(stems.map((stem) => (saveId.safeParse(stem).success ? stem : this.adopt(stem))))
  }

  /** Returns the names of entries that are named like saves but are not files of saves: folders, links, pipes. */
  async misnamed(): Promise<string[]> {
    return (await this.named()).filter((entry) => !entry.isFile()).map(({ name }) => name)
  }

  private async named(): Promise<Dirent[]> {
    const entries = await readdir(this.path, { withFileTypes: true }).catch((error: unknown) => {
      if (systemCode(error) === 'ENOENT') return []
      throw error
    })
    return entries.filter(({ name }) => name.endsWith(SAVE_EXTENSION))
  }

  /** Returns a value that changes whenever the file does. */
  async stampOf(id: string): Promise<string> {
    const { size, mtimeMs, ino } = await stat(this.fileOf(id))
    return `${ino}/${size}/${mtimeMs}`
  }

  /** Reads a save. Throws `no-such-save`, also for a link: two ids must not lead to one file. */
  async read(id: string): Promise<ReadSave> {
    const path = this.fileOf(id)
    const read = await lstat(path)
      .then((there) => (there.isFile() ? readBounded(path, this.most) : null))
      .catch((error: unknown) => {
        if (systemCode(error) === 'ENOENT') return null
        throw error
      })
    if (!read) throw new Refused('no-such-save', id)
    if (read.ok) return this.readBytes(id, read.bytes)
    const long = read.reason.code === 'too-large' ? await readLongSave(path, this.most, this.work) : null
    return long?.ok ? { ...long, content: named(long.content, id) } : unreadFile(read)
  }

  /** Reads the bytes of a save. */
  async readBytes(id: string, bytes: Buffer): Promise<ReadSave> {
    const save = await this.work(readSave(bytes, { upgrade: this.upgrade }))
    return save.ok ? { ...save, content: named(save.content, id) } : save
  }

  /** Writes a new save, creating the folder if it was removed. Throws `save-failed`. */
  async add(content: SaveContent): Promise<void> {
    const { summary } = content
    const { bytes } = await this.work(printSave(summary.header, linesOf(content)))
    await makeFolder(this.path)
      .then(() => this.claim())
      .then(() => writeAtomic(this.fileOf(summary.header.id), bytes))
      .catch(asSaveFailed)
  }

  private async adopt(stem: string): Promise<string> {
    const id = newId(Date.now())
    await renameFile(this.fileOf(stem), this.fileOf(id))
    return id
  }
}

/** For `catch`: turns any disk error into `save-failed`. */
export function asSaveFailed(error: unknown): never {
  if (error instanceof Refused) throw error
  throw diskRefused(error)
}

/** Returns the content with its file's name as id: files may have been copied by hand. */
function named(content: SaveContent, id: string): SaveContent {
  const { summary } = content
  return summary.header.id === id ? content : { ...content, summary: { ...summary, header: { ...summary.header, id } } }
}
