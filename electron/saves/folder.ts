import { lstat, opendir, readdir, stat, unlink } from 'node:fs/promises'
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
import { linesOf } from './contentLines.ts'
import { readLongSave } from './journal/longSave.ts'
import { printSave, type ReadSave, readSave } from './journal/reading.ts'
import { type Upgrade, upgradeSave } from './journal/upgrades.ts'
import { newId } from './newSave.ts'

/** The most bytes of a save without its undone moves: the longest match takes a few megabytes. */
const MAX_SAVE_BYTES = 64 * 1024 * 1024

/** The entries of a folder that are read together. */
const PORTION = 256
/** Milliseconds in which a file may change twice and keep the same times; memory cards count every two seconds. */
const UNSURE_TIME = 3000

/** The entries of the folder that are named like saves. */
export interface SaveEntries {
  readonly ids: readonly string[]
  /** Names of folders, links and pipes. */
  readonly misnamed: readonly string[]
  /** Names of files that cannot be renamed to an id. */
  readonly unmovable: readonly string[]
}

/** The state of a file: another one after every change. */
export interface Stamp {
  readonly text: string
  /** False if the file changed a moment ago: it may change again under the same stamp. */
  readonly isSure: boolean
}

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

  /**
   * Returns the entries that are named like saves. A file with another name than an id, put here by hand, is renamed to
   * one.
   */
  async entries(): Promise<SaveEntries> {
    const { stems, misnamed } = await this.named()
    const ids: string[] = []
    const unmovable: string[] = []
    for (const stem of stems) {
      const id = saveId.safeParse(stem).success ? stem : await this.adopt(stem)
      if (id === null) unmovable.push(`${stem}${SAVE_EXTENSION}`)
      else ids.push(id)
    }
    return { ids, misnamed, unmovable }
  }

  /** Returns the names of files without their extension, and the whole names of other entries. */
  private async named(): Promise<{ readonly stems: readonly string[]; readonly misnamed: readonly string[] }> {
    const stems: string[] = []
    const misnamed: string[] = []
    try {
      for await (const entry of await opendir(this.path, { bufferSize: PORTION })) {
        if (!entry.name.endsWith(SAVE_EXTENSION)) continue
        if (entry.isFile()) stems.push(entry.name.slice(0, -SAVE_EXTENSION.length))
        else misnamed.push(entry.name)
      }
    } catch (error) {
      if (systemCode(error) !== 'ENOENT') throw error
    }
    return { stems, misnamed }
  }

  /** Returns the stamp of a save. */
  async stampOf(id: string): Promise<Stamp> {
    const { size, mtimeMs, ctimeMs } = await stat(this.fileOf(id))
    const text = `${size}/${mtimeMs}/${ctimeMs}`
    return { text, isSure: Math.abs(Date.now() - mtimeMs) > UNSURE_TIME }
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

  /** Renames a file to a new id; returns null if the disk refuses. */
  private async adopt(stem: string): Promise<string | null> {
    const id = newId(Date.now())
    return renameFile(this.fileOf(stem), this.fileOf(id)).then(
      () => id,
      () => null,
    )
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
