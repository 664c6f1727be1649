/** Files of the program that only tests import: they belong in a testkit. */
import { posix } from 'node:path'
import { isTest } from './directions.ts'
import { importsOf } from './importsOf.ts'

/** Returns the files outside of the folders for tests that tests alone import, among `sources` (path → code). */
export function onlyForTests(sources: ReadonlyMap<string, string>): readonly string[] {
  const importers = importersIn(sources)
  const found = new Set<string>()
  const isOfTests = (file: string) => isTest(file) || /\/(testkit|fixtures|e2e)\//.test(file) || found.has(file)
  const isProgram = (file: string) => file.endsWith('/main.ts')
  // a file that is found may be the last importer of another one
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const [file, by] of importers) if (!isOfTests(file) && !isProgram(file) && by.every(isOfTests)) found.add(file)
  }
  return [...found].filter((file) => sources.has(file) && !file.startsWith('build/')).sort()
}

/** Returns the files that import each file; a file that nothing imports is a program. */
function importersIn(sources: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const [file, code] of sources) {
    for (const { specifier } of importsOf(code)) {
      if (!specifier.startsWith('.')) continue
      const imported = posix.join(posix.dirname(file), specifier)
      importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  return importers
}
