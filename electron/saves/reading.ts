import { parseFlatJson } from '../files/flatJson.ts'
import { firstSummary, foldLine, type SaveContent, type SaveSummary, type StoredEntry } from './content.ts'
import type { JournalEnd } from './journal.ts'
import { parseHeader, parseSaveLine, SAVE_FORMAT, SAVE_VERSION, type SaveHeader, type SaveLine } from './lines.ts'
import { NO_SUM, openLine, sealLine } from './seal.ts'
import { type Upgrade, upgradeSave } from './upgrades.ts'

const LINE_BREAK = 0x0a

export type ReadSave =
  | {
      readonly ok: true
      readonly content: SaveContent
      /** Where the readable part ends. */
      readonly end: JournalEnd
      /** Something after that end is damaged or torn. */
      readonly damaged: boolean
      /** Was of an older version: the file must be rewritten before it can be appended to. */
      readonly upgraded: boolean
    }
  | { readonly ok: false; readonly fault: 'unreadable' | 'too-new'; readonly what: string }

/** Reads a save as far as it is whole. `upgrade` is replaced in tests only. */
export function readSave(bytes: Buffer, upgrade: Upgrade = upgradeSave): ReadSave {
  const [first, ...rest] = openLines(bytes)
  if (!first) return unreadableStart(bytes)
  const upgraded = upgrade({ header: objectOf(first.body), lines: rest.map(({ body }) => body) })
  if (!upgraded.ok) return upgraded
  const header = parseHeader(upgraded.save.header)
  if (!header) return { ok: false, fault: 'unreadable', what: 'its first line is not that of a match' }
  const { content, read } = readLines(header, upgraded.save.lines)
  // One raw line stands for one line, except after an upgrade, when the file is rewritten anyway.
  const last = upgraded.upgraded ? (rest.at(-1) ?? first) : (rest[read - 1] ?? first)
  const damaged = last.end < bytes.length || read < upgraded.save.lines.length
  return { ok: true, content, end: { size: last.end, sum: last.sum }, damaged, upgraded: upgraded.upgraded }
}

/** The file of a save. */
export function printSave(header: SaveHeader, lines: readonly SaveLine[]): { bytes: Buffer; end: JournalEnd } {
  let sum = NO_SUM
  const texts = [header, ...lines].map((body) => {
    const sealed = sealLine(body, sum)
    sum = sealed.sum
    return sealed.text
  })
  const bytes = Buffer.from(texts.join(''))
  return { bytes, end: { size: bytes.length, sum } }
}

interface OpenedLine {
  readonly body: unknown
  readonly sum: string
  /** First byte after the line and its break. */
  readonly end: number
}

/** The lines from the start up to the first that is torn or changed. */
function openLines(bytes: Buffer): OpenedLine[] {
  const lines: OpenedLine[] = []
  let start = 0
  for (;;) {
    const stop = bytes.indexOf(LINE_BREAK, start)
    const opened = stop < 0 ? null : openLine(bytes.subarray(start, stop), lines.at(-1)?.sum ?? NO_SUM)
    if (!opened) return lines
    start = stop + 1
    lines.push({ ...opened, end: start })
  }
}

function readLines(header: SaveHeader, raw: readonly unknown[]): { content: SaveContent; read: number } {
  let summary: SaveSummary = firstSummary(header)
  const entries: StoredEntry[] = []
  let read = 0
  for (const body of raw) {
    const line = parseSaveLine(body)
    const next = line && foldLine(summary, line)
    if (!next) break
    if (line.kind === 'move') entries.push({ entry: line.entry, at: line.at })
    if (line.kind === 'undo') entries.length = line.to
    summary = next
    read++
  }
  return { content: { summary, entries }, read }
}

/** A later program may seal its lines in another way: then the plain text may still tell its version. */
function unreadableStart(bytes: Buffer): ReadSave {
  const stop = bytes.indexOf(LINE_BREAK)
  const { format, version } = objectOf(parseOrNull(bytes.toString('utf8', 0, stop < 0 ? undefined : stop)))
  if (format === SAVE_FORMAT && typeof version === 'number' && version > SAVE_VERSION) {
    return { ok: false, fault: 'too-new', what: `version ${version}` }
  }
  return { ok: false, fault: 'unreadable', what: 'its first line is damaged or not that of a match' }
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
