import { crc32 } from 'node:zlib'
import { parseFlatJson } from '../../files/flatJson.ts'

/** A line as it is written, and the checksum that the next line continues from. */
export interface SealedLine {
  readonly text: string
  readonly sum: string
}

/** What the first line of a file continues from. */
export const NO_SUM = '00000000'

const ENDING = /^,"sum":"([0-9a-f]{8})"\}$/
const ENDING_LENGTH = ',"sum":"00000000"}'.length

/**
 * Writes an object as one line of JSON that ends with its checksum. Each checksum continues the one before, so a
 * line that is missing, doubled or out of order is noticed as well as a changed one.
 */
export function sealLine(body: object, previous: string): SealedLine {
  const open = JSON.stringify(body).slice(0, -1)
  const sum = checksum(Buffer.from(open), previous)
  return { text: `${open},"sum":"${sum}"}\n`, sum }
}

/** Reads a sealed line without its line break; null when one of its bytes is not as it was written. */
export function openLine(bytes: Buffer, previous: string): { readonly body: unknown; readonly sum: string } | null {
  const cut = bytes.length - ENDING_LENGTH
  if (cut < 1) return null
  const sum = ENDING.exec(bytes.toString('latin1', cut))?.[1]
  const open = bytes.subarray(0, cut)
  if (sum === undefined || sum !== checksum(open, previous)) return null
  return { body: parseOrNull(`${open.toString('utf8')}}`), sum }
}

function checksum(bytes: Buffer, previous: string): string {
  return crc32(bytes, Number.parseInt(previous, 16)).toString(16).padStart(8, '0')
}

function parseOrNull(text: string): unknown {
  try {
    return parseFlatJson(text)
  } catch {
    return null
  }
}
