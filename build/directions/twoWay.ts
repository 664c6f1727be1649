/** Pairs of folders that import each other: neither can be read, tested or moved without the other. */
import { posix } from 'node:path'
import { isTest } from './directions.ts'
import { importsOf } from './importsOf.ts'

/** Two folders beside each other, with the imports in both directions, as `file:line`. */
export interface TwoWay {
  /** `folder ↔ folder`, in alphabetical order. */
  readonly pair: string
  /** The imports in the direction that has fewer of them. */
  readonly imports: readonly string[]
}

/**
 * Returns the pairs of sibling folders that import each other, among `sources` (path → code); a subfolder counts as its
 * sibling folder. The folders of the project root are left out: the tables of `areas/` define their imports.
 */
export function twoWayFolders(sources: ReadonlyMap<string, string>): readonly TwoWay[] {
  const ways = waysOf(sources)
  return [...ways].flatMap(([way, imports]) => {
    const [from = '', to = ''] = way.split(' → ')
    const back = ways.get(`${to} → ${from}`)
    if (from > to || !back) return []
    return [{ pair: `${from} ↔ ${to}`, imports: back.length < imports.length ? back : imports }]
  })
}

/** Returns whether a file is a program, started by hand or by tests, which no other file imports. */
const isProgram = (file: string): boolean => file.endsWith('.node.ts')

/** Returns the imports from folder to folder, as `folder → folder`. Types count, tests and programs do not. */
function waysOf(sources: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, string[]>()
  for (const [file, code] of sources) {
    if (isTest(file) || isProgram(file)) continue
    for (const { specifier, line } of importsOf(code)) {
      const way = specifier.startsWith('.') ? wayOf(file, posix.join(posix.dirname(file), specifier)) : null
      if (way !== null) ways.set(way, [...(ways.get(way) ?? []), `${file}:${line}`])
    }
  }
  return ways
}

/**
 * Returns the two sibling folders that an import connects; null if it stays within one folder, or leads to a subfolder
 * or a parent folder.
 */
function wayOf(file: string, imported: string): string | null {
  const [from, to] = [posix.dirname(file).split('/'), posix.dirname(imported).split('/')]
  const fork = from.findIndex((name, depth) => name !== to[depth])
  if (fork < 1 || to[fork] === undefined) return null
  return [from, to].map((path) => path.slice(0, fork + 1).join('/')).join(' → ')
}
