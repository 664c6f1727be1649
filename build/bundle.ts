/** Compiles the program into `out/` when its sources have changed. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownLicence, writeLicences } from './packaging/licences/licences.ts'
import { readShipped } from './packaging/licences/shippedPackages.ts'
import { precompress } from './precompress.ts'

const root = join(import.meta.dirname, '..')
const SOURCES = [
  '{engine,electron,renderer,models}/**/*',
  'build/{electron,overlay}.vite.config.ts',
  'build/precompress.ts',
  'build/packaging/licences/{licences,shippedPackages}.ts',
  'package.json',
  'package-lock.json',
]
const NOT_IN_THE_PROGRAM = /\.test\.tsx?$|^electron\/e2e\/|\.md$/

/** Compiles everything if any source has changed since the last time. */
export function bundleIfStale(): void {
  const print = sourcesPrint(root)
  if (print !== readPrint()) bundle(print)
}

/** @throws when compilation fails (the compiler has printed the error) or a licence is not allowed */
export function bundle(print = sourcesPrint(root)): void {
  compile('electron-vite/bin/electron-vite.js', 'build/electron.vite.config.ts')
  compile('vite/bin/vite.js', 'build/overlay.vite.config.ts')
  gatherLicences()
  precompress(join(root, 'out', 'renderer'))
  writeFileSync(join(root, 'out', 'sources'), print)
}

function compile(bundler: string, config: string): void {
  const args = [join(root, 'node_modules', bundler), 'build', '--config', config, '--logLevel', 'warn']
  if (spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0) {
    throw new Error('The program could not be compiled.')
  }
}

/** Writes the licences for the page and for the packages. */
function gatherLicences(): void {
  writeLicences({
    shipped: readShipped(join(root, 'out', 'shipped')),
    modules: join(root, 'node_modules'),
    list: join(root, 'out', 'renderer', 'licences.json'),
    text: join(root, 'out', 'LICENSES.txt'),
    own: ownLicence(root),
  })
}

/** Returns a hash of all files below `folder` that go into the program. */
export function sourcesPrint(folder: string): string {
  const files = globSync(SOURCES, { cwd: folder }).map((path) => path.replaceAll('\\', '/'))
  const hash = createHash('sha256')
  for (const path of files.filter((file) => !NOT_IN_THE_PROGRAM.test(file)).sort()) {
    const { size, mtimeMs, isFile } = describe(join(folder, path))
    if (isFile) hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function describe(path: string): { readonly size: number; readonly mtimeMs: number; readonly isFile: boolean } {
  const stats = statSync(path)
  return { size: stats.size, mtimeMs: stats.mtimeMs, isFile: stats.isFile() }
}

function readPrint(): string | null {
  try {
    return readFileSync(join(root, 'out', 'sources'), 'utf8')
  } catch {
    return null
  }
}

if (import.meta.main) bundle()
