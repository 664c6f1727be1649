/** The system libraries that Electron needs: checked, and on Debian installed if root. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface SystemNeeds {
  /** Path of Electron's executable. */
  readonly electron: string
  readonly virtualDisplay: boolean
}

/** Package names in Debian 12; Debian 13 and Ubuntu 24.04 add a suffix to some. */
const LIBRARY_PACKAGES = ['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1']
const RENAMED = ['libgtk-3-0', 'libasound2']

/**
 * Ensures that Electron's libraries are installed, and Xvfb where a virtual display is needed.
 * @throws with a sentence that says what to install
 */
export function ensureSystemLibraries(needs: SystemNeeds): void {
  if (process.platform !== 'linux' || missingFor(needs).length === 0) return
  const packages = debianPackages(readOsRelease())
  if (packages === null || process.getuid?.() !== 0) throw new Error(whatToInstall(missingFor(needs), packages))
  console.log(`Installing from the system's packages: ${packages.join(' ')} …`)
  aptGet('update', '--quiet=2')
  aptGet('install', '--quiet=2', '--yes', '--no-install-recommends', ...packages)
  const missing = missingFor(needs)
  if (missing.length > 0) throw new Error(whatToInstall(missing, packages))
}

/** Returns the libraries that `ldd` did not find. */
export function missingLibraries(lddOutput: string): readonly string[] {
  return [...lddOutput.matchAll(/^\s*(\S+) => not found$/gm)].map(([, name = '']) => name)
}

/**
 * Returns the packages to install on Debian and its derivatives, from the text of /etc/os-release; null on other
 * systems.
 */
export function debianPackages(osRelease: string): readonly string[] | null {
  const field = (name: string) => new RegExp(`^${name}="?([^"\n]*)"?$`, 'm').exec(osRelease)?.[1] ?? ''
  const family = `${field('ID')} ${field('ID_LIKE')}`.split(' ')
  if (!family.includes('debian')) return null
  const version = Number(field('VERSION_ID'))
  const isNew = field('ID') === 'debian' ? version >= 13 : version >= 24.04
  return [...LIBRARY_PACKAGES.map((name) => (isNew && RENAMED.includes(name) ? `${name}t64` : name)), 'xvfb']
}

/** The maximum number of missing libraries that a message names. */
const NAMED = 4

/** Returns one sentence that says what to install. */
export function whatToInstall(missing: readonly string[], packages: readonly string[] | null): string {
  const rest = missing.length - NAMED
  const what = `The game cannot start without ${missing.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  return packages === null
    ? `${what}: install the packages of your system that hold them (“ldd” on Electron's executable names all).`
    : `${what}: run “apt-get install --no-install-recommends ${packages.join(' ')}” as root, then start again.`
}

function missingFor({ electron, virtualDisplay }: SystemNeeds): readonly string[] {
  const ldd = spawnSync('ldd', [electron], { encoding: 'utf8' })
  return [...missingLibraries(ldd.stdout ?? ''), ...(virtualDisplay && !isOnPath('Xvfb') ? ['Xvfb'] : [])]
}

/** Returns whether a program is on the PATH. */
export function isOnPath(program: string, path = process.env.PATH ?? ''): boolean {
  return path.split(delimiter).some((folder) => existsSync(join(folder, program)))
}

function readOsRelease(): string {
  return existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
}

function aptGet(...args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // A freshly booted machine may be running its own update: wait for the lock.
  const done = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (done.status !== 0) throw new Error(`apt-get ${args.join(' ')} failed: ${(done.stderr ?? '').trim()}`)
}
