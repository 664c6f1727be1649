import { type FileHandle, mkdir, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { moveAside } from '../../files/aside.ts'
import { writeAtomic } from '../../files/atomicFile.ts'
import { systemCode } from '../../refused.ts'
import type { JournalFile } from './journal.ts'

/** Opens an existing file for writing; a file that replaces it later is moved to the folder `aside`. */
export async function guardFile(path: string, aside: string): Promise<GuardedFile> {
  return new GuardedFile(path, aside, await open(path, 'r+'))
}

/**
 * An open file that is restored if another program deletes, moves or replaces it; otherwise everything written to it
 * would be lost when it is closed. The replacement is set aside.
 */
export class GuardedFile implements JournalFile {
  private readonly path: string
  private readonly aside: string
  private handle: FileHandle

  constructor(path: string, aside: string, handle: FileHandle) {
    this.path = path
    this.aside = aside
    this.handle = handle
  }

  write(bytes: Uint8Array, offset: number, length: number, position: number): Promise<{ bytesWritten: number }> {
    return this.handle.write(bytes, offset, length, position)
  }

  truncate(length: number): Promise<void> {
    return this.handle.truncate(length)
  }

  close(): Promise<void> {
    return this.handle.close()
  }

  /** Resolves when everything written is on disk under the file's name. */
  async datasync(): Promise<void> {
    await this.handle.datasync()
    const place = await this.place()
    if (place === 'own') return
    const bytes = await this.content()
    await mkdir(dirname(this.path), { recursive: true })
    if (place === 'taken') await moveAside(this.path, this.aside)
    await writeAtomic(this.path, bytes)
    await this.moveIn()
  }

  private async place(): Promise<'own' | 'taken' | 'empty'> {
    const own = await this.handle.stat()
    try {
      const there = await stat(this.path)
      return there.ino === own.ino && there.dev === own.dev ? 'own' : 'taken'
    } catch (error) {
      if (systemCode(error) === 'ENOENT' || systemCode(error) === 'ENOTDIR') return 'empty'
      throw error
    }
  }

  private async content(): Promise<Buffer> {
    const { size } = await this.handle.stat()
    const bytes = Buffer.alloc(size)
    let done = 0
    while (done < size) {
      const { bytesRead } = await this.handle.read(bytes, done, size - done, done)
      if (bytesRead === 0) break
      done += bytesRead
    }
    return bytes.subarray(0, done)
  }

  private async moveIn(): Promise<void> {
    const old = this.handle
    this.handle = await open(this.path, 'r+')
    await old.close()
  }
}
