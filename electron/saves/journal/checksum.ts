import { crc32 } from 'node:zlib'
import { parseFlatJson } from '../../../engine/kernel/flatJson.ts'

/** A line as written, and its checksum, from which the next line continues. */
export interface PrintedLine {
  readonly text: string
  readonly sum: string
}

/** The checksum before the first line. */
export const FIRST_SUM = '00000000'

const ENDING = /^,"sum":"([0-9a-f]{8})"\}$/
const ENDING_LENGTH = ',"sum":"00000000"}'.length

/**
 * Writes an object as one line of JSON ending with its checksum. Checksums are chained, so missing, repeated and
 * reordered lines are detected as well as changed ones.
 */
export function printLine(body: object, previous: string): PrintedLine {
  const open = JSON.stringify(body).slice(0, -1)
  const sum = checksum(Buffer.from(open), previous)
  return { text: `${open},"sum":"${sum}"}\n`, sum }
}

/**
 * Reads a line with a checksum, without its line break; null if any byte has changed.
 * @param parse reads the JSON of a line whose checksum is right; the usual one refuses deep nesting, also in long lines
 */
export function parseLine(
  bytes: Buffer,
  previous: string,
  parse: (text: string) => unknown = parseFlatJson,
): { readonly body: unknown; readonly sum: string } | null {
  const cut = bytes.length - ENDING_LENGTH
  if (cut < 1) return null
  const sum = ENDING.exec(bytes.toString('latin1', cut))?.[1]
  const open = bytes.subarray(0, cut)
  if (sum === undefined || sum !== checksum(open, previous)) return null
  return { body: parseOrNull(`${open.toString('utf8')}}`, parse), sum }
}

function checksum(bytes: Buffer, previous: string): string {
  return crc32(bytes, Number.parseInt(previous, 16)).toString(16).padStart(8, '0')
}

function parseOrNull(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text)
  } catch {
    return null
  }
}
