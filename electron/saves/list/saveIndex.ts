import type { Steps } from '../../../engine/match/steps.ts'
import { readBounded } from '../../files/boundedRead.ts'
import type { Log } from '../../files/log.ts'
import { OwnFile } from '../../files/ownFile.ts'
import type { RunInSlices } from '../../time/timeSlices.ts'
import { FIRST_SUM, printLine } from '../journal/checksum.ts'
import { SAVE_VERSION } from '../journal/lines.ts'
import { LINE_BREAK } from '../journal/reading.ts'
import { type Finding, type IndexEntry, idOfEntry, parseEntry, printEntry } from './indexEntry.ts'

/** The place of an index. */
export interface IndexPlace {
  readonly file: string
  /** The version of the program: another version may read the same saves differently. */
  readonly program: string
}

export interface IndexSetting {
  /** Missing to keep the index in memory only. */
  readonly place?: IndexPlace | undefined
  readonly log: Log
  /** Runs long work. */
  readonly work: RunInSlices
}

const FORMAT = 'captains-table-save-index'
const VERSION = 1
/** The most bytes of the file: about 70 000 saves. */
const MAX_BYTES = 32 * 1024 * 1024
/** The most lines that are no entries: a file with more is not read further. */
const MOST_WRONG = 1000
/** Milliseconds after a list until the index is written. */
const PAUSE = 2000

/**
 * The results of reading saves, so that unchanged files are not read again. They are kept in a file of the data
 * folder. No method throws: without its file, or with a wrong one, saves are read.
 */
export class SaveIndex {
  private readonly own: OwnFile | null
  private readonly firstLine: Buffer
  private readonly log: Log
  private readonly work: RunInSlices
  /** By id; the lines of the file are read when they are needed. */
  private readonly known = new Map<string, IndexEntry | Buffer>()
  private loading: Promise<void> | null = null
  private hasNews = false
  /** The ids to write next. */
  private toWrite: readonly string[] | null = null
  private timer: NodeJS.Timeout | null = null
  private isFailureLogged = false

  constructor({ place, log, work }: IndexSetting) {
    this.own = place ? new OwnFile(place.file) : null
    const header = { format: FORMAT, version: VERSION, saves: SAVE_VERSION, program: place?.program ?? '' }
    this.firstLine = Buffer.from(printLine(header, FIRST_SUM).text)
    this.log = log
    this.work = work
  }

  /** Reads the file, once. */
  load(): Promise<void> {
    this.loading ??= this.loadNow()
    return this.loading
  }

  /** Returns what was found in a file with this stamp; null if that is not known. */
  find(id: string, stamp: string): Finding | null {
    const kept = this.known.get(id)
    if (!kept) return null
    const entry = Buffer.isBuffer(kept) ? parseEntry(kept) : kept
    if (entry === null) this.known.delete(id)
    else this.known.set(id, entry)
    return entry?.stamp === stamp ? entry.found : null
  }

  keep(entry: IndexEntry): void {
    this.known.set(entry.id, entry)
    this.hasNews = true
  }

  /** Writes the index soon, with the entries of these saves, if there is something new. */
  writeSoon(ids: readonly string[]): void {
    if (!this.own || !this.hasNews) return
    this.toWrite = ids
    this.timer ??= setTimeout(() => void this.flush(), PAUSE).unref()
  }

  /** Writes the index now if it is to be written. */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    const ids = this.toWrite
    if (!this.own || !ids) return
    this.toWrite = null
    this.hasNews = false
    try {
      await this.own.write(await this.work(this.print(ids)))
    } catch (error) {
      if (!this.isFailureLogged) this.log.warn('index of saves not kept', { error })
      this.isFailureLogged = true
    }
  }

  private async loadNow(): Promise<void> {
    if (!this.own) return
    const read = await readBounded(this.own.path, MAX_BYTES).catch(() => null)
    const { firstLine } = this
    if (!read?.ok || !read.bytes.subarray(0, firstLine.length).equals(firstLine)) return
    await this.work(this.takeLines(read.bytes.subarray(firstLine.length))).catch(() => undefined)
  }

  private *takeLines(bytes: Buffer): Steps<void> {
    let start = 0
    let wrong = 0
    for (let stop = bytes.indexOf(LINE_BREAK); stop >= 0; stop = bytes.indexOf(LINE_BREAK, start)) {
      const line = bytes.subarray(start, stop)
      const id = idOfEntry(line)
      if (id !== null) this.known.set(id, line)
      else if (++wrong > MOST_WRONG) return
      start = stop + 1
      yield
    }
  }

  private *print(ids: readonly string[]): Steps<Buffer> {
    const lines = [this.firstLine]
    let length = this.firstLine.length
    for (const id of ids) {
      const kept = this.known.get(id)
      yield
      if (!kept) continue
      const line = Buffer.isBuffer(kept) ? [kept, END_OF_LINE] : [printEntry(kept)]
      length += line.reduce((sum, part) => sum + part.length, 0)
      if (length > MAX_BYTES) break
      lines.push(...line)
    }
    return Buffer.concat(lines)
  }
}

const END_OF_LINE = Buffer.from('\n')
