/** What files bring with them when they are loaded. Paths are relative to the root of the project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importsOf } from './importsOf.ts'

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\./.test(file)

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
    for (const { specifier, typeOnly, later } of importsOf(readFileSync(file, 'utf8'))) {
      if (typeOnly || (later && when === 'at once')) continue
      const name = specifier.startsWith('.') ? join(dirname(file), specifier) : specifier
      if (reached.has(name) || name === except) continue
      reached.set(name, file)
      if (isCode(name) && existsSync(name)) todo.push(name)
    }
  }
  return reached
}

/** The files by which one is reached: `a.ts > b.ts > c.ts`. */
export function wayTo(name: string, reached: ReadonlyMap<string, string>): string {
  const from = reached.get(name)
  return from ? `${wayTo(from, reached)} > ${name}` : name
}
