import { type FileHandle, mkdir, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { moveAside } from '../../files/aside.ts'
import { writeAtomic } from '../../files/atomicFile.ts'
import { systemCode } from '../../refused.ts'
import type { JournalFile } from './journal.ts'

/** Opens an existing file for writing; what stands in its way when it must come back goes to the folder `aside`. */
export async function keepFile(path: string, aside: string): Promise<KeptFile> {
  return new KeptFile(path, aside, await open(path, 'r+'))
}

/**
 * A file held open that comes back where it was removed, moved or replaced behind our back: else all that is written
 * to it would be gone as soon as it is closed. Whatever took its place is kept aside.
 */
export class KeptFile implements JournalFile {
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

  /** Resolves when all that was written is on the disk and under its name. */
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
