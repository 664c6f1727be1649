import { parseFlatJson } from '../../../engine/kernel/flatJson.ts'
import type { Steps } from '../../../engine/match/steps.ts'
import { type Unread, unread } from '../../files/unread.ts'
import { firstSummary, foldLine, type SaveContent, type SaveSummary, type StoredEntry } from '../content.ts'
import type { Times } from '../times.ts'
import { FIRST_SUM, parseLine, printLine } from './checksum.ts'
import { parseHeader, parseSaveLine, SAVE_FORMAT, SAVE_VERSION, type SaveHeader, type SaveLine } from './lines.ts'
import { type Upgrade, upgradeSave } from './upgrades.ts'

export const LINE_BREAK = 0x0a
const OUR_START = `{"format":"${SAVE_FORMAT}"`

export type ReadSave =
  | {
      readonly ok: true
      readonly content: SaveContent
      /** The readable part. */
      readonly written: WrittenLines
      /** True if damaged or torn data follows the end. */
      readonly damaged: boolean
      /** True if it was of an older version: the file must be rewritten before appending. */
      readonly upgraded: boolean
      /** The number of readable lines of the file after the first one. */
      readonly lines: number
      /**
       * Set when the file is too long for memory: `written` is without undone moves, and the file must be rewritten
       * with it.
       */
      readonly long?: true
    }
  | Unread

/** Options for reading a save. */
export interface Reading {
  /** Upgrades older saves; replaced in tests only. */
  readonly upgrade?: Upgrade
  readonly limits?: LineLimits
}

interface LineLimits {
  /** The most bytes of the first line and of each further line. */
  readonly first: number
  readonly further: number
  readonly most: number
}

/** Larger than any position of a user that the program can write. */
export const LIMITS: LineLimits = { first: 4 * 1024 * 1024, further: 4 * 1024 * 1024, most: Number.POSITIVE_INFINITY }

/** Reads the intact part of a save, yielding after each line. */
export function* readSave(bytes: Buffer, { upgrade = upgradeSave, limits = LIMITS }: Reading = {}): Steps<ReadSave> {
  const [first, ...rest] = yield* openLines(bytes, limits)
  if (!first) return unreadableStart(bytes, limits)
  if (rest.length > limits.most) {
    return unread('too-long', `more than ${limits.most} lines`, 'too-many-moves', { facts: { most: limits.most } })
  }
  const upgraded = upgrade({ header: objectOf(first.body), lines: rest.map(({ body }) => body) })
  if (!upgraded.ok) return upgraded
  const header = parseHeader(upgraded.save.header)
  if (!header) return unread('unreadable', 'its first line is not that of a match', 'not-a-match')
  const { content, read } = yield* readLines(header, upgraded.save.lines)
  // Raw lines match lines one to one, except after an upgrade, when the file is rewritten anyway.
  const last = upgraded.upgraded ? (rest.at(-1) ?? first) : (rest[read - 1] ?? first)
  const damaged = last.end < bytes.length || read < upgraded.save.lines.length
  return {
    ok: true,
    content,
    written: { bytes: bytes.subarray(0, last.end), sum: last.sum },
    damaged,
    upgraded: upgraded.upgraded,
    lines: read,
  }
}

/** The bytes of whole lines, and the checksum of the last. */
export interface WrittenLines {
  readonly bytes: Buffer
  readonly sum: string
}

/** Returns the file of a save, yielding after each line. */
export function* printSave(header: SaveHeader, lines: readonly SaveLine[]): Steps<WrittenLines> {
  let sum = FIRST_SUM
  const printed: Buffer[] = []
  for (const body of [header, ...lines]) {
    const printedLines = printLine(body, sum)
    sum = printedLines.sum
    printed.push(Buffer.from(printedLines.text))
    yield
  }
  return { bytes: Buffer.concat(printed), sum }
}

interface OpenedLine {
  readonly body: unknown
  readonly sum: string
  /** Index of the first byte after the line break. */
  readonly end: number
}

/** Returns the lines up to the first that is torn, changed or too long, or up to the allowed number. */
function* openLines(bytes: Buffer, { first, further, most }: LineLimits): Steps<OpenedLine[]> {
  const lines: OpenedLine[] = []
  let start = 0
  for (;;) {
    const stop = bytes.indexOf(LINE_BREAK, start)
    const isOurs = stop >= 0 && stop - start <= (lines.length === 0 ? first : further)
    const opened = isOurs ? parseLine(bytes.subarray(start, stop), lines.at(-1)?.sum ?? FIRST_SUM) : null
    if (!opened) return lines
    start = stop + 1
    lines.push({ ...opened, end: start })
    if (lines.length > most + 1) return lines
    yield
  }
}

/** The content of a save, folded line by line; undone moves leave nothing behind. */
export class ContentFold {
  private readonly header: SaveHeader
  private readonly entries: StoredEntry[] = []
  private readonly times: (Times | undefined)[] = []
  private summary: SaveSummary

  constructor(header: SaveHeader) {
    this.header = header
    this.summary = firstSummary(header)
  }

  get content(): SaveContent {
    const { summary, entries, times } = this
    return { summary, entries, ...(this.header.clock && { times }) }
  }

  /** Takes one more line; returns null, and changes nothing, if it is no line or does not follow. */
  take(body: unknown): SaveLine | null {
    const line = parseSaveLine(body)
    const next = line && foldLine(this.summary, line)
    if (!next) return null
    if (line.kind === 'move') this.entries.push({ entry: line.entry, at: line.at })
    if (line.kind === 'undo') {
      this.entries.length = line.to
      this.times.length = Math.min(this.times.length, line.to + 1)
    }
    if (line.kind === 'clock') this.times[line.moves] = { left: line.left, spent: line.spent }
    this.summary = next
    return line
  }
}

function* readLines(
  header: SaveHeader,
  raw: readonly unknown[],
): Steps<{ readonly content: SaveContent; readonly read: number }> {
  const fold = new ContentFold(header)
  let read = 0
  while (read < raw.length && fold.take(raw[read])) {
    read++
    yield
  }
  return { content: fold.content, read }
}

/**
 * Returns why a file cannot be read. A later program may use other checksums: its version may still be readable in the
 * plain text.
 */
function unreadableStart(bytes: Buffer, { first }: LineLimits): Unread {
  const stop = bytes.indexOf(LINE_BREAK)
  const length = stop < 0 ? bytes.length : stop
  if (length > first) {
    const isOurs = bytes.toString('latin1', 0, OUR_START.length) === OUR_START
    if (isOurs) return unread('too-long', 'its first line is too long', 'part-too-long')
    return unread('unreadable', 'its first line is not that of a match', 'not-a-match')
  }
  const { format, version } = objectOf(parseOrNull(bytes.toString('utf8', 0, length)))
  if (format === SAVE_FORMAT && typeof version === 'number' && version > SAVE_VERSION) {
    return unread('too-new', `version ${version}`, 'later-version', { facts: { version } })
  }
  return unread('unreadable', 'its first line is damaged or not that of a match', 'not-a-match')
}

function parseOrNull(text: string): unknown {
  try {
    return parseFlatJson(text)
  } catch {
    return null
  }
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? (value as Record<string, unknown>) : {} // checked on the line above
}
