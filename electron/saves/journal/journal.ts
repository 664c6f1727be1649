import { diskRefused } from '../../refused.ts'
import { printLine } from './checksum.ts'
import type { SaveLine } from './lines.ts'

/** The operations a journal needs of an open file. */
export interface JournalFile {
  write(bytes: Uint8Array, offset: number, length: number, position: number): Promise<{ readonly bytesWritten: number }>
  /** Resolves when the written data is durable. */
  datasync(): Promise<void>
  truncate(length: number): Promise<void>
  close(): Promise<void>
}

/** The end of a journal: its length in bytes and the checksum of its last line. */
export interface JournalEnd {
  readonly size: number
  readonly sum: string
}

/**
 * The file of an open match. The owner guarantees one writer and one append at a time.
 * A failed append leaves the file as it was: the tail is truncated now or before the next append.
 */
export class Journal {
  private readonly file: JournalFile
  private size: number
  private sum: string
  /** A failed append may have left bytes behind the end. */
  private hasTail = false

  constructor(file: JournalFile, end: JournalEnd) {
    this.file = file
    this.size = end.size
    this.sum = end.sum
  }

  get end(): JournalEnd {
    return { size: this.size, sum: this.sum }
  }

  /** Resolves when the line is on disk; throws `save-failed` otherwise. */
  async append(line: SaveLine): Promise<void> {
    const { text, sum } = printLine(line, this.sum)
    const bytes = Buffer.from(text)
    try {
      await this.truncateTail()
      await this.write(bytes)
      await this.file.datasync()
    } catch (error) {
      await this.rollBack()
      throw diskRefused(error)
    }
    this.size += bytes.length
    this.sum = sum
  }

  async close(): Promise<void> {
    await this.file.close()
  }

  private async write(bytes: Buffer): Promise<void> {
    let done = 0
    while (done < bytes.length) {
      const { bytesWritten } = await this.file.write(bytes, done, bytes.length - done, this.size + done)
      done += bytesWritten
    }
  }

  private async rollBack(): Promise<void> {
    this.hasTail = true
    await this.truncateTail().catch(() => undefined)
  }

  private async truncateTail(): Promise<void> {
    if (!this.hasTail) return
    await this.file.truncate(this.size)
    this.hasTail = false
  }
}
