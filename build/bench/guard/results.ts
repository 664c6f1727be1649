/** The committed figures of the guard: one file a day in `build/bench/results`; the latest counts. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NAME = /^guard-\d{4}-\d\d-\d\d\.json$/

/** Values by the names of their figures. */
export type Results = Readonly<Record<string, number>>

/** Reads the latest results of a folder; null if it has none. Throws the name of a file that holds anything else. */
export function latestResults(folder: string): { readonly file: string; readonly results: Results } | null {
  const files = readdirSync(folder).filter((name) => NAME.test(name))
  const file = files.toSorted().at(-1)
  if (file === undefined) return null
  const results: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  if (!areResults(results)) throw new Error(`${join(folder, file)} does not hold a positive number for each figure`)
  return { file, results }
}

/** Writes the results of a day; returns the file's name. */
export function writeResults(folder: string, day: Date, results: Results): string {
  const file = `guard-${day.toISOString().slice(0, 10)}.json`
  writeFileSync(join(folder, file), `${JSON.stringify(results, null, 2)}\n`)
  return file
}

function areResults(value: unknown): value is Results {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((one) => typeof one === 'number' && one > 0)
}
