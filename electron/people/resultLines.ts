import { PROFILE_ID } from '../contract/people.ts'
import type { Judgement, MatchResult } from '../contract/results.ts'
import { FIRST_SUM, parseLine, printLine } from '../saves/journal/checksum.ts'
import { judgementFault, resultFault } from './resultForm.ts'

/** The version of the lines of the record. */
const LINE_VERSION = 1
/** The longest line in bytes: sixteen seats with the longest names take less than half of it. */
export const LONGEST_LINE = 16 * 1024

const faultOf = resultFault(PROFILE_ID)

/** A line of the record: a match, or the judgement of one that is in an earlier line. */
export type ResultLine =
  | { readonly kind: 'result'; readonly result: MatchResult }
  | { readonly kind: 'judged'; readonly key: string; readonly judged: readonly Judgement[] }

/** Returns a line with a checksum of its own: damage to one line does not affect others. Throws if it could not be read. */
export function printResultLine({ kind, ...rest }: ResultLine): string {
  const fault = 'result' in rest ? faultOf(rest.result) : judgementFault(rest.judged)
  if (fault !== null) throw new Error(`no line of the record: ${fault}`)
  return printLine({ v: LINE_VERSION, kind, ...rest }, FIRST_SUM).text
}

/** Reads a line without its line break: `later` for one that a later version wrote, null for a damaged one. */
export function parseResultLine(bytes: Buffer): ResultLine | 'later' | null {
  if (bytes.length > LONGEST_LINE) return null
  // Such a short line nests too little to need the usual check of its depth.
  const body = parseLine(bytes, FIRST_SUM, JSON.parse)?.body
  if (typeof body !== 'object' || body === null || !('v' in body) || typeof body.v !== 'number') return null
  if (body.v > LINE_VERSION) return 'later'
  // The checks below cover every field.
  const line = body as unknown as ResultLine
  if (line.kind === 'result') return faultOf(line.result) === null ? line : null
  if (line.kind !== 'judged' || typeof line.key !== 'string') return null
  return judgementFault(line.judged) === null ? line : null
}
