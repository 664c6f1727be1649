import type { BigIntStats } from 'node:fs'
import { type FileHandle, lstat, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { systemCode } from '../../contract/refused.ts'
import { copyAside, folderAside, moveAside } from '../../files/aside.ts'
import { writeAtomic } from '../../files/atomicFile.ts'
import { makeFolder } from '../../files/makeFolder.ts'
import type { Expected, Holding, JournalFile } from './journal.ts'

/** Opens an existing file for writing; files that others put in its place are kept in the folder `aside`. */
export async function guardFile(path: string, aside: string): Promise<GuardedFile> {
  return new GuardedFile(path, aside, await open(path, 'r+'))
}

/**
 * An open file that detects when another program deletes, moves, replaces or overwrites it: `inspect` reports this, and
 * `replace` writes it again. The file in its place is kept aside.
 */
export class GuardedFile implements JournalFile {
  private readonly path: string
  private readonly aside: string
  /** Null after a replacement that failed: then nothing that is there is trusted. */
  private handle: FileHandle | null
  /** The time when its owner last changed the file, in nanoseconds; null until its content is verified. */
  private changed: bigint | null = null

  constructor(path: string, aside: string, handle: FileHandle) {
    this.path = path
    this.aside = aside
    this.handle = handle
  }

  write(bytes: Uint8Array, offset: number, length: number, position: number): Promise<{ bytesWritten: number }> {
    return this.opened().write(bytes, offset, length, position)
  }

  async truncate(length: number): Promise<void> {
    await this.opened().truncate(length)
    this.changed = null
  }

  async close(): Promise<void> {
    await this.handle?.close()
  }

  /** Resolves when everything written is on disk. */
  async datasync(): Promise<void> {
    const handle = this.opened()
    await handle.datasync()
    this.changed = (await handle.stat({ bigint: true })).mtimeNs
  }

  /** Compares the name, the size and the end; the whole file if its time of change is not that of the last flush. */
  async inspect({ size, tail, whole }: Expected): Promise<Holding> {
    const there = await statOrNull(this.path)
    if (!there) return 'nothing'
    if (!this.handle) return 'other'
    const own = await this.handle.stat({ bigint: true })
    if (!there.isFile() || there.ino !== own.ino || there.dev !== own.dev || own.size !== BigInt(size)) return 'other'
    const isUntouched = own.mtimeNs === this.changed
    const expected = isUntouched ? tail : whole()
    if (!(await this.read(size - expected.length, expected.length)).equals(expected)) return 'other'
    this.changed = own.mtimeNs
    return 'expected'
  }

  async replace(content: Buffer): Promise<void> {
    await makeFolder(dirname(this.path))
    await this.keepAside()
    // Many file systems of Windows replace no file that is open.
    const old = this.handle
    this.handle = null
    await old?.close()
    await writeAtomic(this.path, content)
    this.handle = await open(this.path, 'r+')
    this.changed = null
  }

  private opened(): FileHandle {
    if (!this.handle) throw new Error('the file of the save is not open')
    return this.handle
  }

  /**
   * Moves another program's file aside. An ordinary file is copied, so that its name always exists; anything else is
   * moved away.
   */
  private async keepAside(): Promise<void> {
    const there = await statOrNull(this.path)
    if (!there) return
    const folder = await folderAside(this.aside)
    await (there.isFile() ? copyAside(this.path, folder) : moveAside(this.path, folder))
  }

  private async read(from: number, length: number): Promise<Buffer> {
    const bytes = Buffer.alloc(length)
    let done = 0
    while (done < length) {
      const { bytesRead } = await this.opened().read(bytes, done, length - done, from + done)
      if (bytesRead === 0) break
      done += bytesRead
    }
    return bytes.subarray(0, done)
  }
}

/** Returns the status of a path without following links; null if nothing is there. */
async function statOrNull(path: string): Promise<BigIntStats | null> {
  try {
    return await lstat(path, { bigint: true })
  } catch (error) {
    if (systemCode(error) === 'ENOENT' || systemCode(error) === 'ENOTDIR') return null
    throw error
  }
}
