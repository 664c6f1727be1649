import { dirname } from 'node:path'
import { Mutex } from '../time/mutex.ts'
import { dropDrafts, PRIVATE, writeAtomic } from './atomicFile.ts'
import { makeFolder } from './makeFolder.ts'

/** A small file of the program itself, such as its settings. Writes are atomic and run one after another. */
export class OwnFile {
  readonly path: string
  private readonly mode: number | undefined
  private readonly writing = new Mutex()

  /** @param isPrivate true if only this user may read it; on Windows the data folder is private already */
  constructor(path: string, { isPrivate = false } = {}) {
    this.path = path
    this.mode = isPrivate ? PRIVATE : undefined
    void this.writing.runExclusive(() => dropDrafts(path))
  }

  /** Resolves when the content is on disk. Throws the disk's error, and then the file is unchanged. */
  write(content: string | Uint8Array): Promise<void> {
    return this.writing.runExclusive(async () => {
      await makeFolder(dirname(this.path))
      await writeAtomic(this.path, content, { mode: this.mode })
    })
  }

  /** Waits for pending writes. */
  idle(): Promise<void> {
    return this.writing.idle()
  }
}
