import { createReadStream } from 'node:fs'
import type { Steps } from '../../../engine/match/steps.ts'
import type { RunInSlices } from '../../time/timeSlices.ts'
import { linesOf } from '../contentLines.ts'
import { FIRST_SUM, parseLine } from './checksum.ts'
import { parseHeader } from './lines.ts'
import { ContentFold, LIMITS, LINE_BREAK, printSave, type ReadSave } from './reading.ts'

const PORTION = 1024 * 1024

/**
 * Reads a save of the current version that is too long for memory, and keeps only what was not undone. Null if that
 * does not fit into `most` bytes either, or if the file is no such save.
 */
export async function readLongSave(path: string, most: number, work: RunInSlices): Promise<ReadSave | null> {
  const reader = new LongReader(most)
  let rest: Buffer = Buffer.alloc(0)
  for await (const portion of createReadStream(path, { highWaterMark: PORTION })) {
    rest = await work(reader.takeLines(Buffer.concat([rest, portion])))
    if (reader.isOver || rest.length > LIMITS.further) break
  }
  const { content } = reader
  if (!content) return null
  const written = await work(printSave(content.summary.header, linesOf(content)))
  return { ok: true, content, written, damaged: rest.length > 0, upgraded: false, lines: reader.lines, long: true }
}

class LongReader {
  /** True after a line that is damaged or does not follow, or when too much would be kept. */
  isOver = false
  lines = 0
  private readonly most: number
  private sum = FIRST_SUM
  private fold: ContentFold | null = null
  /** The kept bytes: in total, and of each move. */
  private kept = 0
  private readonly sizes: number[] = []

  constructor(most: number) {
    this.most = most
  }

  /** The content that was read; null if the file is no save, or if that is too much. */
  get content() {
    return this.kept > this.most ? null : (this.fold?.content ?? null)
  }

  /** Takes the whole lines at the beginning, yielding after each; returns the remaining bytes. */
  *takeLines(bytes: Buffer): Steps<Buffer> {
    let start = 0
    for (;;) {
      const stop = bytes.indexOf(LINE_BREAK, start)
      if (stop < 0) return bytes.subarray(start)
      this.isOver = !this.takeLine(bytes.subarray(start, stop))
      if (this.isOver) return bytes.subarray(start)
      start = stop + 1
      yield
    }
  }

  private takeLine(bytes: Buffer): boolean {
    const parsed = bytes.length > LIMITS.further ? null : parseLine(bytes, this.sum)
    if (!parsed) return false
    if (!this.fold) {
      const header = parseHeader(parsed.body)
      this.fold = header && new ContentFold(header)
      if (!this.fold) return false
    } else if (!this.takeFurther(this.fold, parsed.body, bytes.length)) return false
    this.sum = parsed.sum
    return this.kept <= this.most
  }

  private takeFurther(fold: ContentFold, body: unknown, size: number): boolean {
    const line = fold.take(body)
    if (!line) return false
    this.lines++
    if (line.kind === 'undo') for (const undone of this.sizes.splice(line.to)) this.kept -= undone
    if (line.kind === 'move') this.sizes.push(size)
    if (line.kind === 'move' || line.kind === 'lost') this.kept += size
    return true
  }
}
