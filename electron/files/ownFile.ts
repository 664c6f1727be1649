import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Serial } from '../serial.ts'
import { dropDrafts, writeAtomic } from './atomicFile.ts'

/** A small file of the program's own, such as its settings: always replaced as a whole, one write after another. */
export class OwnFile {
  readonly path: string
  private readonly writing = new Serial()

  constructor(path: string) {
    this.path = path
    void this.writing.run(() => dropDrafts(path))
  }

  /** Resolves when the text is on the disk; throws what the disk refuses, and then the file is as it was. */
  write(text: string): Promise<void> {
    return this.writing.run(async () => {
      await mkdir(dirname(this.path), { recursive: true })
      await writeAtomic(this.path, text)
    })
  }

  /** Waits for what is being written. */
  idle(): Promise<void> {
    return this.writing.idle()
  }
}
