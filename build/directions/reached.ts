/** What files bring with them when they are loaded. Paths are relative to the root of the project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importsOf } from './importsOf.ts'

/** Whether a file is code that runs, and no test. */
export const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\./.test(file)

/** The files of folders that run in a page, without their tests. */
export function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCode(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** What the page of a seat loads only once its player asks for the table in 3D. */
export const SEAT_IN_3D = 'renderer/pages/table3d/SeatTable.tsx'

/**
 * How each file and package is reached from some files: by the file that imports it; '' for the files themselves. `except` is left out.
 *
 * @param when `at once`: without what is imported by a call, later
 */
export function reachedFrom(
  files: readonly string[],
  except = '',
  when: 'ever' | 'at once' = 'ever',
): ReadonlyMap<string, string> {
  const reached = new Map(files.map((file) => [file, '']))
  const todo = [...files]
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    for (const name of importedBy(file, when)) {
      if (reached.has(name) || name === except) continue
      reached.set(name, file)
      if (isCode(name) && existsSync(name)) todo.push(name)
    }
  }
  return reached
}

/** The files and packages that one file imports itself. */
export function importedBy(file: string, when: 'ever' | 'at once' = 'ever'): readonly string[] {
  return importsOf(readFileSync(file, 'utf8'))
    .filter(({ typeOnly, later }) => !typeOnly && !(later && when === 'at once'))
    .map(({ specifier }) => (specifier.startsWith('.') ? join(dirname(file), specifier) : specifier))
}

/** The files by which one is reached: `a.ts > b.ts > c.ts`. */
export function wayTo(name: string, reached: ReadonlyMap<string, string>): string {
  const from = reached.get(name)
  return from ? `${wayTo(from, reached)} > ${name}` : name
}
