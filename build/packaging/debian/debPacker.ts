/**
 * Builds a Debian package with `dpkg-deb` in place of fpm, which electron-builder would download. electron-builder
 * starts it with fpm's arguments.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { type FpmOrder, type Installed, parseFpmOrder, printControl } from './fpmOrder.ts'

/** Builds the package. */
export async function packDeb(order: FpmOrder): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'deb-'))
  try {
    for (const one of order.installed) await install(one, root)
    openToAll(root)
    await describePackage(order, root)
    run('dpkg-deb', ['--root-owner-group', `-Z${order.compression}`, '--build', root, resolve(order.output)])
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

async function install({ from, to }: Installed, root: string): Promise<void> {
  const place = join(root, to)
  if (from.endsWith('/')) return cp(from, place, { recursive: true, verbatimSymlinks: true })
  await mkdir(dirname(place), { recursive: true })
  await copyFile(from, place)
  await chmod(place, 0o644)
}

/** Makes files readable by all and writable by root only, independent of the umask. */
function openToAll(root: string): void {
  run('chmod', ['-R', 'u+rwX,go-w,a+rX', root])
}

async function describePackage(order: FpmOrder, root: string): Promise<void> {
  const files = await filesBelow(root)
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(root, file))).size))
  const sums = await Promise.all(files.map(async (file) => `${await md5(join(root, file))}  ${file}\n`))
  const folder = join(root, 'DEBIAN')
  await mkdir(folder, { mode: 0o755 })
  const size = sizes.reduce((sum, one) => sum + one, 0)
  await writeFile(join(folder, 'control'), printControl(order, size))
  // Used by `dpkg --verify`.
  await writeFile(join(folder, 'md5sums'), sums.join(''))
  for (const [name, script] of Object.entries(order.scripts)) {
    await copyFile(script, join(folder, name))
    await chmod(join(folder, name), 0o755)
  }
}

async function filesBelow(root: string): Promise<readonly string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => relative(root, join(entry.parentPath, entry.name))).sort()
}

async function md5(path: string): Promise<string> {
  return createHash('md5')
    .update(await readFile(path))
    .digest('hex')
}

function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error(`${command} failed${error ? `: ${error.message}` : ''}`)
}

if (import.meta.main) await packDeb(parseFpmOrder(process.argv.slice(2)))
