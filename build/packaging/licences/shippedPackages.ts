/** Which packages are in the compiled program, by the modules that it was made of. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Helpers that the compilers put in of their own. */
const COMPILERS = ['vite', 'rolldown']

/** Packages that another brings along as a file of its own. */
const BROUGHT_ALONG = [{ file: /\/three\/examples\/jsm\/libs\/meshopt_/, name: 'meshoptimizer' }]

/** The package of each module, once, as its path below `node_modules`; modules of ours have none. */
export function packagesOf(modules: Iterable<string>): readonly string[] {
  const found = [...modules].map(packageOf).filter((name) => name !== null)
  return [...new Set(found)].sort()
}

function packageOf(id: string): string | null {
  const path = id.replaceAll('\\', '/')
  const brought = BROUGHT_ALONG.find(({ file }) => file.test(path))
  if (brought) return brought.name
  const inPackage = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]
  if (inPackage !== undefined && !inPackage.startsWith('.')) return inPackage
  return COMPILERS.find((name) => path.startsWith(`\0${name}/`)) ?? null
}

/** Notes, beside the compiled parts, which packages a part is made of. */
export function noteShipped(part: string, folder: string): Plugin {
  return {
    name: 'note-shipped-packages',
    apply: 'build',
    generateBundle() {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${part}.json`), JSON.stringify(packagesOf(this.getModuleIds())))
    },
  }
}

/** The packages of all parts that were noted in a folder. */
export function readShipped(folder: string): readonly string[] {
  const parts = readdirSync(folder).filter((name) => name.endsWith('.json'))
  // Written by the plugin above.
  const names = parts.flatMap((part) => JSON.parse(readFileSync(join(folder, part), 'utf8')) as string[])
  return [...new Set(names)].sort()
}
