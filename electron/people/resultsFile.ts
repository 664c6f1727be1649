import { open, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Steps } from '../../engine/match/steps.ts'
import { diskRefused, systemCode } from '../contract/refused.ts'
import type { Judgement, MatchResult } from '../contract/results.ts'
import { copyAside } from '../files/aside.ts'
import { readBounded } from '../files/boundedRead.ts'
import type { Log } from '../files/log.ts'
import { makeFolder } from '../files/makeFolder.ts'
import { OwnFile } from '../files/ownFile.ts'
import { Mutex } from '../time/mutex.ts'
import { type RunInSlices, runInSlices } from '../time/timeSlices.ts'
import { parseResultLine, printResultLine } from './resultLines.ts'

/** The most bytes of the file: several hundred thousand matches. */
const MAX_BYTES = 256 * 1024 * 1024
const LINE_BREAK = 0x0a

/** The content of the file and its faults. */
export interface ReadState {
  /** Lines that could not be read; they are kept in the file `aside`. */
  readonly damaged: number
  /** Lines of later versions; they stay in the file. */
  readonly later: number
  readonly aside?: string
  /** True if the file could not be read: results are then kept in memory, and nothing is written. */
  readonly unread: boolean
}

interface Content {
  readonly results: Map<string, MatchResult>
  readonly later: readonly Buffer[]
  readonly damaged: number
  /** True if no line break follows the last line. */
  readonly isOpen: boolean
}

/**
 * The record: one line for each finished match, appended and flushed. Lines have checksums of their own. Damaged lines
 * are kept in a copy of the file, and lines of later versions stay where they are, so that no result is lost.
 */
export class ResultsFile {
  private readonly path: string
  private readonly whole: OwnFile
  private readonly log: Log
  private readonly work: RunInSlices
  private readonly mutex = new Mutex()
  private content: Content = { results: new Map(), later: [], damaged: 0, isOpen: false }
  private state: ReadState = { damaged: 0, later: 0, unread: false }
  private changes = 0
  /** The last known size of the file; null before it was read. */
  private size: number | null = null

  constructor(path: string, log: Log, work: RunInSlices = runInSlices) {
    this.path = path
    this.whole = new OwnFile(path)
    this.log = log
    this.work = work
  }

  /** The number of times that the results have changed. */
  get revision(): number {
    return this.changes
  }

  /** Returns all results, in the order in which they were added, and what was found in the file. */
  all(): Promise<{ readonly results: readonly MatchResult[]; readonly state: ReadState }> {
    return this.mutex.runExclusive(async () => {
      await this.load()
      return { results: [...this.content.results.values()], state: this.state }
    })
  }

  /** Adds the results of matches that the record does not have; returns their number. Throws `save-failed`. */
  add(results: readonly MatchResult[]): Promise<number> {
    return this.mutex.runExclusive(async () => {
      await this.load()
      return this.addNow(results)
    })
  }

  /** Adds the judgement of a match in the record. Throws `save-failed`. */
  judge(key: string, judged: readonly Judgement[]): Promise<void> {
    return this.mutex.runExclusive(async () => {
      await this.load()
      const result = this.content.results.get(key)
      if (!result || JSON.stringify(result.judged) === JSON.stringify(judged)) return
      await this.append(printResultLine({ kind: 'judged', key, judged }))
      this.content.results.set(key, { ...result, judged })
      this.changes++
    })
  }

  /** Changes results; returns the number of those that are different. Throws `save-failed`: then none is. */
  change(change: (result: MatchResult) => MatchResult): Promise<number> {
    return this.mutex.runExclusive(async () => {
      await this.load()
      if (this.state.unread) throw diskRefused(new Error('the record was not read'))
      const before = this.content.results
      const results = new Map([...before].map(([key, result]) => [key, change(result)]))
      const count = [...results].filter(([key, result]) => result !== before.get(key)).length
      if (count > 0) await this.replace({ ...this.content, results })
      return count
    })
  }

  /** Waits for pending work. */
  async idle(): Promise<void> {
    await this.mutex.idle()
    await this.whole.idle()
  }

  private async addNow(given: readonly MatchResult[]): Promise<number> {
    const { results } = this.content
    const added = new Map(given.filter(({ key }) => !results.has(key)).map((result) => [result.key, result]))
    if (added.size === 0) return 0
    const lines = [...added.values()].map((result) => printResultLine({ kind: 'result', result }))
    if (!this.state.unread) await this.append(lines.join(''))
    for (const [key, result] of added) results.set(key, result)
    this.changes++
    return added.size
  }

  /** Reads the file, unless it is as this program left it. Results that have disappeared from it are added again. */
  private async load(): Promise<void> {
    const size = await sizeOf(this.path)
    if (size !== null && size === this.size) return
    const known = this.content.results
    try {
      const read = await readBounded(this.path, MAX_BYTES).catch(orMissing)
      if (read !== null && !read.ok) throw new Error(read.why)
      await this.take(read === null ? Buffer.alloc(0) : read.bytes)
      await this.addNow([...known.values()])
    } catch (error) {
      if (!this.state.unread) this.log.error('record not read', { error })
      this.state = { ...this.state, unread: true }
    }
  }

  private async take(bytes: Buffer): Promise<void> {
    this.content = await this.work(readLines(bytes))
    this.changes++
    const { damaged, later } = this.content
    this.size = bytes.length
    this.state = { damaged, later: later.length, unread: false }
    if (damaged > 0) await this.repair()
  }

  /** Keeps a copy of the damaged file, then writes the lines that are right. */
  private async repair(): Promise<void> {
    try {
      const copy = await copyAside(this.path, join(dirname(this.path), 'damaged'))
      this.state = { ...this.state, aside: basename(copy) }
      this.log.warn('record damaged', { file: basename(copy), count: this.content.damaged })
      await this.replace(this.content)
    } catch (error) {
      this.log.error('damaged record not repaired', { error })
    }
  }

  /** Replaces the file with these results and the lines of later versions. */
  private async replace(content: Content): Promise<void> {
    const bytes = await this.work(printAll(content))
    await this.whole.write(bytes).catch((error: unknown) => {
      throw diskRefused(error)
    })
    this.content = { ...content, isOpen: false }
    this.changes++
    this.size = bytes.length
  }

  /** Appends text and flushes it; cuts off what a failed write has left. */
  private async append(text: string): Promise<void> {
    const bytes = Buffer.from(this.content.isOpen ? `\n${text}` : text)
    const before = this.size ?? 0
    try {
      await makeFolder(dirname(this.path))
      const file = await open(this.path, 'a')
      try {
        await file.writeFile(bytes).catch(async (error: unknown) => {
          await file.truncate(before).catch(() => undefined)
          throw error
        })
        await file.sync()
      } finally {
        await file.close()
      }
    } catch (error) {
      throw diskRefused(error)
    }
    this.content = { ...this.content, isOpen: false }
    this.size = before + bytes.length
  }
}

/** Reads all lines, yielding after each. Of lines about one match, the first counts. */
function* readLines(bytes: Buffer): Steps<Content> {
  const results = new Map<string, MatchResult>()
  const later: Buffer[] = []
  let damaged = 0
  for (let start = 0; start < bytes.length; ) {
    const stop = bytes.indexOf(LINE_BREAK, start)
    const raw = bytes.subarray(start, stop < 0 ? bytes.length : stop)
    start += raw.length + 1
    if (raw.length === 0) continue
    const line = parseResultLine(raw)
    if (line === null) damaged++
    else if (line === 'later') later.push(Buffer.from(raw))
    else if (line.kind === 'result') {
      if (!results.has(line.result.key)) results.set(line.result.key, line.result)
    } else {
      const judged = results.get(line.key)
      if (judged) results.set(line.key, { ...judged, judged: line.judged })
    }
    yield
  }
  return { results, later, damaged, isOpen: bytes.length > 0 && bytes.at(-1) !== LINE_BREAK }
}

function* printAll({ results, later }: Content): Steps<Buffer> {
  const lines: Buffer[] = []
  for (const result of results.values()) {
    lines.push(Buffer.from(printResultLine({ kind: 'result', result })))
    yield
  }
  return Buffer.concat([...lines, ...later.flatMap((raw) => [raw, Buffer.of(LINE_BREAK)])])
}

/** Returns the size of a file, 0 if there is none; null if the disk does not report it. */
async function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ size }) => size,
    (error: unknown) => (systemCode(error) === 'ENOENT' ? 0 : null),
  )
}

function orMissing(error: unknown): null {
  if (systemCode(error) !== 'ENOENT') throw error
  return null
}
