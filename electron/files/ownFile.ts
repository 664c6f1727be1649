import { dirname } from 'node:path'
import { Mutex } from '../mutex.ts'
import { dropDrafts, writeAtomic } from './atomicFile.ts'
import { makeFolder } from './makeFolder.ts'

/** A small file of the program itself, such as its settings. Writes are atomic and run one after another. */
export class OwnFile {
  readonly path: string
  private readonly writing = new Mutex()

  constructor(path: string) {
    this.path = path
    void this.writing.runExclusive(() => dropDrafts(path))
  }

  /** Resolves when the text is on disk. Throws the disk's error, and then the file is unchanged. */
  write(text: string): Promise<void> {
    return this.writing.runExclusive(async () => {
      await makeFolder(dirname(this.path))
      await writeAtomic(this.path, text)
    })
  }

  /** Waits for pending writes. */
  idle(): Promise<void> {
    return this.writing.idle()
  }
}
