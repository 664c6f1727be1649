import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { systemCode } from '../../contract/refused.ts'
import { writeAtomic } from '../../files/atomicFile.ts'
import { readBounded } from '../../files/boundedRead.ts'
import { ANALYSIS_EXTENSION, SAVE_EXTENSION } from '../../files/extensions.ts'
import type { Log } from '../../files/log.ts'
import { FIRST_SUM, parseLine, printLine } from '../../saves/journal/checksum.ts'
import { Mutex } from '../../time/mutex.ts'
import type { Judged } from '../bots/botMessages.ts'

/** A decision of the file. */
export interface KeptDecision {
  /** The number of moves before it, and its own. */
  readonly move: number
  readonly count: number
  /** The hash of its last move, chained with those of all moves before. */
  readonly hash: string
  /** Null for moves that are no decision of the game. */
  readonly judged: Judged | null
}

const FORMAT = 'captains-table-analysis'
const FORMAT_VERSION = 1
/** An analysis of the longest match takes a few megabytes. */
const MAX_BYTES = 32 * 1024 * 1024

const chance = z.number().min(0).max(1)
const parts = z.record(z.string(), chance)
const judgedForm = z.strictObject({
  best: chance,
  played: chance,
  other: chance.nullable(),
  after: chance,
  rivals: z.strictObject({ before: parts, after: parts }),
  better: z
    .strictObject({
      move: z.json(),
      sequel: z.array(z.json()).exactOptional(),
      value: chance,
      worth: z.number().exactOptional(),
      beside: z.enum(['order', 'later']).exactOptional(),
    })
    .exactOptional(),
  rough: z.literal(true).exactOptional(),
})
const decisionForm = z.strictObject({
  move: z.int().min(0),
  count: z.int().min(1),
  hash: z.string(),
  judged: judgedForm.nullable(),
})

/**
 * The results of analyses on disk: beside each save one file of lines with chained checksums. Every result names the
 * moves that it is about. No method throws: what is missing, damaged or of another version is found again by thinking.
 */
export class KeptAnalyses {
  private readonly folder: string | null
  private readonly judging: string
  private readonly log: Log
  private readonly writing = new Mutex()
  private isTidy = false

  /**
   * @param folder of the saves; null keeps nothing
   * @param judging the version of the numbers; results of another one are not used
   */
  constructor(folder: string | null, judging: string, log: Log) {
    this.folder = folder
    this.judging = judging
    this.log = log
  }

  /** Returns what is known about a match, by the number of moves before each decision. */
  async read(id: string): Promise<ReadonlyMap<number, KeptDecision>> {
    const path = this.pathOf(id)
    if (path === null) return new Map()
    await this.writing.idle()
    try {
      const read = await readBounded(path, MAX_BYTES)
      const known = read.ok ? parsed(read.bytes, this.judging) : []
      return new Map(known.map((one) => [one.move, one]))
    } catch (error) {
      if (systemCode(error) !== 'ENOENT') this.log.warn('analysis not read', { id, error })
      return new Map()
    }
  }

  /** Replaces what is kept about a match. */
  write(id: string, decisions: readonly KeptDecision[]): Promise<void> {
    return this.change(id, async (path) => {
      await this.tidy()
      await writeAtomic(path, printed(decisions, this.judging))
    })
  }

  /** Deletes what is kept about a match. */
  remove(id: string): Promise<void> {
    return this.change(id, (path) => rm(path, { force: true }))
  }

  /** Waits for pending writes. */
  idle(): Promise<void> {
    return this.writing.idle()
  }

  private async change(id: string, job: (path: string) => Promise<void>): Promise<void> {
    const path = this.pathOf(id)
    if (path === null) return
    await this.writing
      .runExclusive(() => job(path))
      .catch((error: unknown) => this.log.warn('analysis not kept', { id, error }))
  }

  private pathOf(id: string): string | null {
    return this.folder && join(this.folder, `${id}${ANALYSIS_EXTENSION}`)
  }

  /** Deletes, once, the files whose saves were removed by other programs. */
  private async tidy(): Promise<void> {
    const { folder } = this
    if (this.isTidy || folder === null) return
    this.isTidy = true
    const names = new Set(await readdir(folder))
    const orphans = [...names].filter(
      (name) =>
        name.endsWith(ANALYSIS_EXTENSION) && !names.has(`${basename(name, ANALYSIS_EXTENSION)}${SAVE_EXTENSION}`),
    )
    await Promise.all(orphans.map((name) => rm(join(folder, name), { force: true })))
  }
}

function printed(decisions: readonly KeptDecision[], judging: string): string {
  let sum = FIRST_SUM
  const lines = [{ format: FORMAT, version: FORMAT_VERSION, judging }, ...decisions].map((body) => {
    const line = printLine(body, sum)
    sum = line.sum
    return line.text
  })
  return lines.join('')
}

/** Returns the decisions up to the first damaged line; none of another version. */
function parsed(bytes: Buffer, judging: string): readonly KeptDecision[] {
  const known: KeptDecision[] = []
  let sum = FIRST_SUM
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf('\n', start)
    const line = end < 0 ? null : parseLine(bytes.subarray(start, end), sum)
    if (!line) break
    if (start === 0 && !isHeader(line.body, judging)) break
    if (start > 0) {
      const one = decisionForm.safeParse(line.body)
      if (!one.success) break
      known.push(one.data)
    }
    sum = line.sum
    start = end + 1
  }
  return known
}

function isHeader(body: unknown, judging: string): boolean {
  return z
    .strictObject({ format: z.literal(FORMAT), version: z.literal(FORMAT_VERSION), judging: z.literal(judging) })
    .safeParse(body).success
}
