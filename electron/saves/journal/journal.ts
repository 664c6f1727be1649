import { diskRefused } from '../../contract/refused.ts'
import { printLine } from './checksum.ts'
import type { SaveLine } from './lines.ts'
import type { WrittenLines } from './reading.ts'

/** The expected content of a file. */
export interface Expected {
  /** Bytes. */
  readonly size: number
  /** The last bytes of the file: two whole lines, or all of a file that was just opened. */
  readonly tail: Buffer
  whole(): Buffer
}

/** The content under the name of a file: what is expected, nothing, or another program's file. */
export type Holding = 'expected' | 'nothing' | 'other'

/** The operations on an open file that a journal needs. */
export interface JournalFile {
  write(bytes: Uint8Array, offset: number, length: number, position: number): Promise<{ readonly bytesWritten: number }>
  /** Resolves when the written data is durable. */
  datasync(): Promise<void>
  truncate(length: number): Promise<void>
  /** Returns the content under the file's name. */
  inspect(expected: Expected): Promise<Holding>
  /** Durably replaces the content under the file's name, which is kept aside. */
  replace(content: Buffer): Promise<void>
  close(): Promise<void>
}

/**
 * The file of an open match. The owner guarantees one writer and one append at a time. All written lines are kept in
 * memory: if another program changes the file, or its disk reports that it may have lost flushed data, the next append
 * writes all lines to a new file. A failed append leaves the file unchanged: the tail is truncated now or before the
 * next append.
 */
export class Journal {
  private readonly file: JournalFile
  private readonly lines: Buffer[]
  private size: number
  private sum: string
  /** Set when a failed append may have left bytes behind the end. */
  private hasTail = false
  /** Set after a failed flush: the system may report success for data that it has dropped. */
  private distrusted = false

  /** @param written the content of the file */
  constructor(file: JournalFile, { bytes, sum }: WrittenLines) {
    this.file = file
    this.lines = [bytes]
    this.size = bytes.length
    this.sum = sum
  }

  /** All bytes that are on disk. */
  get content(): Buffer {
    return Buffer.concat(this.lines)
  }

  /** Resolves when the lines are on disk; otherwise throws `save-failed`, and none of them is. */
  async append(...lines: readonly SaveLine[]): Promise<void> {
    let { sum } = this
    const texts = lines.map((line) => {
      const printed = printLine(line, sum)
      sum = printed.sum
      return printed.text
    })
    const bytes = Buffer.from(texts.join(''))
    try {
      await this.truncateTail()
      if (await this.isIntact()) await this.write(bytes)
      if (!(await this.isIntact(bytes))) await this.replace(bytes)
    } catch (error) {
      throw diskRefused(error)
    }
    this.lines.push(bytes)
    this.size += bytes.length
    this.sum = sum
  }

  /**
   * Restores a file that was overwritten since the last append; one that was removed stays removed. Throws `save-failed`
   * if it could not be restored.
   */
  async close(): Promise<void> {
    try {
      if ((await this.file.inspect(this.expected())) === 'other') await this.replace()
    } catch (error) {
      throw diskRefused(error)
    } finally {
      await this.file.close()
    }
  }

  private async isIntact(...added: readonly Buffer[]): Promise<boolean> {
    return !this.distrusted && (await this.file.inspect(this.expected(...added))) === 'expected'
  }

  private expected(...added: readonly Buffer[]): Expected {
    const all = [...this.lines, ...added]
    const size = added.reduce((sum, { length }) => sum + length, this.size)
    // Two lines: with the last alone, a file emptied just before it was written would pass as whole.
    return { size, tail: Buffer.concat(all.slice(-2)), whole: () => Buffer.concat(all) }
  }

  private async write(bytes: Buffer): Promise<void> {
    try {
      let done = 0
      while (done < bytes.length) {
        const { bytesWritten } = await this.file.write(bytes, done, bytes.length - done, this.size + done)
        done += bytesWritten
      }
      await this.sync()
    } catch (error) {
      await this.rollBack()
      throw error
    }
  }

  private async sync(): Promise<void> {
    try {
      await this.file.datasync()
    } catch (error) {
      this.distrusted = true
      throw error
    }
  }

  private async replace(...added: readonly Buffer[]): Promise<void> {
    await this.file.replace(Buffer.concat([...this.lines, ...added]))
    this.distrusted = false
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
