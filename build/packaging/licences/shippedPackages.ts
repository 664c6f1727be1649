/** Finds the packages in the compiled program from its modules. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Runtime helpers added by the bundlers. */
const COMPILERS = ['vite', 'rolldown']

/** Packages that another package includes as a file. */
const BROUGHT_ALONG = [{ file: /\/three\/examples\/jsm\/libs\/meshopt_/, name: 'meshoptimizer' }]

/**
 * Returns the packages of the modules, once each, as paths below `node_modules`; the project's own modules have none.
 */
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

/** Returns a Vite plugin that writes the list of a part's packages beside the compiled part. */
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

/** Returns the packages of all parts listed in a folder. */
export function readShipped(folder: string): readonly string[] {
  const parts = readdirSync(folder).filter((name) => name.endsWith('.json'))
  // Written by the plugin above.
  const names = parts.flatMap((part) => JSON.parse(readFileSync(join(folder, part), 'utf8')) as string[])
  return [...new Set(names)].sort()
}
