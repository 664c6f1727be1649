import { diskRefused } from '../../refused.ts'
import type { SaveLine } from './lines.ts'
import { sealLine } from './seal.ts'

/** What a journal needs of an open file. */
export interface JournalFile {
  write(bytes: Uint8Array, offset: number, length: number, position: number): Promise<{ readonly bytesWritten: number }>
  /** Resolves when what was written cannot be lost any more. */
  datasync(): Promise<void>
  truncate(length: number): Promise<void>
  close(): Promise<void>
}

/** Where a journal ends: its length in bytes and the checksum of its last line. */
export interface JournalEnd {
  readonly size: number
  readonly sum: string
}

/**
 * A save's file while its match is open. One writer, one append at a time: whoever holds it sees to that.
 * A failed append leaves the file as it was before, now or before the next append.
 */
export class Journal {
  private readonly file: JournalFile
  private size: number
  private sum: string
  /** A failed append may have left bytes behind the end. */
  private littered = false

  constructor(file: JournalFile, end: JournalEnd) {
    this.file = file
    this.size = end.size
    this.sum = end.sum
  }

  get end(): JournalEnd {
    return { size: this.size, sum: this.sum }
  }

  /** Resolves when the line has reached the disk; throws `save-failed` when it could not. */
  async append(line: SaveLine): Promise<void> {
    const { text, sum } = sealLine(line, this.sum)
    const bytes = Buffer.from(text)
    try {
      await this.sweep()
      await this.write(bytes)
      await this.file.datasync()
    } catch (error) {
      await this.takeBack()
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

  private async takeBack(): Promise<void> {
    this.littered = true
    await this.sweep().catch(() => undefined)
  }

  private async sweep(): Promise<void> {
    if (!this.littered) return
    await this.file.truncate(this.size)
    this.littered = false
  }
}
