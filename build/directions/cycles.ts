/** Files that need each other at run time: whichever is loaded first finds the other one unfinished. */
import { posix } from 'node:path'
import { importsOf } from './importsOf.ts'

/** Each file with the files it imports at run time, by their paths from the project's root. */
type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * The import cycles among `sources` (path → code), each as a chain that ends with the file it began with: the shortest
 * one through that file. Types are no imports at run time; a call of `import` is. Of cycles that share a file the first
 * is told, and the next once that is broken.
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

/** `a.ts → b.ts → a.ts` */
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

/** The shortest way from a file through its imports back to itself; null when there is none. */
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
