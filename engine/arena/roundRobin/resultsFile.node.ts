import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { WrongFile } from '../badArguments.ts'
import { headLine, type PlayedPair, pairLine, readResults } from './resultLines.ts'

/** The file for the results of a tournament as they arrive. */
export interface ResultsFile {
  /** The pairs that it already held. */
  readonly pairs: readonly PlayedPair[]
  /** A note about the file for the user; null if there is none. */
  readonly note: string | null
  append(pair: PlayedPair): void
}

/** The file for a run without one: it keeps nothing. */
export const NO_FILE: ResultsFile = { pairs: [], note: null, append: () => {} }

/** Opens the file of a tournament, or begins it. Throws WrongFile if the file has other content. */
export function openResults(path: string, print: Readonly<Record<string, unknown>>): ResultsFile {
  const results = readResults(existsSync(path) ? readFileSync(path, 'utf8') : '', print)
  if (!results.ok) throw new WrongFile(`${path}, ${results.problem.where}: ${results.problem.what}`)
  const { pairs, whole, rest } = results.value
  if (rest !== '') truncateSync(path, Buffer.byteLength(readFileSync(path, 'utf8').slice(0, whole)))
  if (whole === 0) appendFileSync(path, headLine(print))
  return {
    pairs,
    note: rest === '' ? null : `${path}: the last line was only half written and was dropped`,
    append: (pair) => appendFileSync(path, pairLine(pair)),
  }
}
