/** Import cycles at run time: the module evaluated first sees the other one uninitialised. */
import { posix } from 'node:path'
import { importsOf } from './importsOf.ts'

/** File → files it imports at run time, as paths from the project root. */
type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * Returns the import cycles among `sources` (path → code). Each is the shortest chain from a file back to itself. Type
 * imports do not count, dynamic imports do. Of several cycles that share a file only the first is reported.
 */
export function cyclesOf(sources: ReadonlyMap<string, string>): readonly (readonly string[])[] {
  const left = new Map(runTimeImports(sources))
  const found: string[][] = []
  for (const file of [...left.keys()].sort()) {
    const chain = chainBackTo(file, left)
    if (!chain) continue
    found.push(chain)
    for (const one of chain) left.delete(one)
  }
  return found
}

/** Returns a cycle as text: `a.ts → b.ts → a.ts`. */
export function printCycle(chain: readonly string[]): string {
  return chain.join(' → ')
}

function runTimeImports(sources: ReadonlyMap<string, string>): ImportGraph {
  return new Map([...sources].map(([file, code]) => [file, ownImports(file, code).filter((path) => sources.has(path))]))
}

function ownImports(file: string, code: string): readonly string[] {
  return importsOf(code)
    .filter(({ specifier, typeOnly }) => !typeOnly && specifier.startsWith('.'))
    .map(({ specifier }) => posix.join(posix.dirname(file), specifier))
}

/** Returns the shortest import chain from a file back to itself, or null. */
function chainBackTo(file: string, graph: ImportGraph): string[] | null {
  const importerOf = new Map<string, string>()
  const queue = [file]
  for (const importer of queue) {
    for (const path of graph.get(importer) ?? []) {
      if (path === file) return [...wayTo(importer, importerOf), file]
      if (importerOf.has(path)) continue
      importerOf.set(path, importer)
      queue.push(path)
    }
  }
  return null
}

function wayTo(file: string, importerOf: ReadonlyMap<string, string>): string[] {
  const importer = importerOf.get(file)
  return importer === undefined ? [file] : [...wayTo(importer, importerOf), file]
}
