/** The files that load together with a file. Paths are relative to the root of the project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importsOf } from './importsOf.ts'

/** Returns whether a file is code that runs, and no test. */
export const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\./.test(file)

/** Returns the files of folders that run in a page, without their tests. */
export function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCode(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** The module that a seat's page loads only once its player asks for the table in 3D. */
export const SEAT_IN_3D = 'renderer/pages/table3d/SeatTable.tsx'

/** The modules that a seat's page loads only on its player's request: the 3D table and the rules. */
export const SEAT_ON_REQUEST: readonly string[] = [SEAT_IN_3D, 'renderer/rulesPages.ts']

/**
 * Returns the files and packages that load with the given files, each with the file that imports it; '' for the given
 * files. `except` is left out.
 *
 * @param when `at once` leaves out what is imported later, by a call
 */
export function reachedFrom(
  files: readonly string[],
  except: readonly string[] = [],
  when: 'ever' | 'at once' = 'ever',
): ReadonlyMap<string, string> {
  const reached = new Map(files.map((file) => [file, '']))
  const todo = [...files]
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    for (const name of importedBy(file, when)) {
      if (reached.has(name) || except.includes(name)) continue
      reached.set(name, file)
      if (isCode(name) && existsSync(name)) todo.push(name)
    }
  }
  return reached
}

/** Returns the files and packages that one file imports directly. */
export function importedBy(file: string, when: 'ever' | 'at once' = 'ever'): readonly string[] {
  return importsOf(readFileSync(file, 'utf8'))
    .filter(({ typeOnly, later }) => !typeOnly && !(later && when === 'at once'))
    .map(({ specifier }) => (specifier.startsWith('.') ? join(dirname(file), specifier) : specifier))
}

/** Returns the import path to a file: `a.ts > b.ts > c.ts`. */
export function wayTo(name: string, reached: ReadonlyMap<string, string>): string {
  const from = reached.get(name)
  return from ? `${wayTo(from, reached)} > ${name}` : name
}
