/** A minimal Debian in a folder, to expose dependencies that a package forgot to declare. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, chmod, copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * The systems that packages are tried in: releases of Debian, and the first one whose wine starts Electron. Without
 * fonts for wine, Chromium ends with its first text.
 */
const SYSTEMS = {
  bullseye: { suite: 'bullseye', packages: [] },
  bookworm: { suite: 'bookworm', packages: [] },
  trixie: { suite: 'trixie', packages: [] },
  wine: { suite: 'trixie', packages: ['wine', 'wine64', 'fonts-wine', 'fonts-liberation', 'locales'] },
} as const

export type DebianRelease = keyof typeof SYSTEMS

/** The folder of a system, cached between runs; every root is a copy of it. */
const baseOf = (release: DebianRelease) => `/var/tmp/captains-table-debian-${release}`
/** The ordinary user. Its uid is outside the range of real users. */
export const PLAYER = { name: 'player', id: 61_234, home: '/home/player' } as const
/** In mount order. */
const MOUNTS = ['proc', 'sys', 'dev', 'dev/pts', 'dev/shm']

/** Returns why no root of these releases can be created here; null if it can. */
export function rootObstacle(...releases: readonly DebianRelease[]): string | null {
  if (process.platform !== 'linux') return 'it takes Linux'
  if (process.getuid?.() !== 0) return 'it takes root, to install a system into a folder'
  const hasAll = releases.every((release) => existsSync(baseOf(release)))
  return hasAll || existsSync('/usr/sbin/debootstrap') ? null : 'it takes the package debootstrap'
}

export class DebianRoot {
  readonly path: string
  readonly release: DebianRelease

  private constructor(release: DebianRelease) {
    this.release = release
    this.path = `/var/tmp/captains-table-root-${release}-${process.pid}`
  }

  /** Creates a fresh system with one ordinary user: a minute the first time, seconds later. */
  static async make(release: DebianRelease = 'bookworm'): Promise<DebianRoot> {
    await prepareBase(release)
    const root = new DebianRoot(release)
    mustRun('cp', ['-a', baseOf(release), root.path])
    for (const mount of MOUNTS) mustRun('mount', ['--bind', `/${mount}`, join(root.path, mount)])
    root.sudo('useradd', '--create-home', '--uid', String(PLAYER.id), PLAYER.name)
    return root
  }

  /** Runs a command inside as root. @throws when it fails */
  sudo(command: string, ...args: readonly string[]): string {
    return mustRun('chroot', [this.path, '/usr/bin/env', ...CLEAN, 'HOME=/root', command, ...args])
  }

  /**
   * Writes a script on this machine that runs `command` with its first arguments inside as the ordinary user, in its
   * own process.
   */
  async launcher(env: Readonly<Record<string, string>>, command: string, ...first: readonly string[]): Promise<string> {
    const words = [...this.playersCommand(env), command, ...first].map((word) => `'${word.replaceAll("'", "'\\''")}'`)
    const path = `${this.path}-${basename(command)}-${hashOf(words)}`
    await writeFile(path, `#!/bin/sh\nexec ${words.join(' ')} "$@"\n`)
    await chmod(path, 0o755)
    return path
  }

  /** Installs a package with its declared dependencies only. */
  async install(deb: string): Promise<void> {
    const name = basename(deb)
    await copyFile(deb, join(this.path, 'root', name))
    this.sudo('apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', '--reinstall', `/root/${name}`)
  }

  /** Copies a file or folder of this machine to a path inside. */
  copyIn(from: string, to: string): void {
    mustRun('cp', ['-r', '--preserve=mode,links', from, join(this.path, to)])
  }

  /** Installs packages of Debian; of alternatives (`one | other`) the first that this release has. */
  installAll(packages: readonly string[]): void {
    const names = packages.map((line) => line.split(' | ').find((name) => this.has(name)) ?? line)
    this.sudo('apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', ...names)
  }

  /** Returns a path in the ordinary user's home, as seen from this machine. */
  home(...parts: readonly string[]): string {
    return join(this.path, PLAYER.home, ...parts)
  }

  async remove(): Promise<void> {
    // A process that ends late may still use it.
    for (const mount of MOUNTS.toReversed()) spawnSync('umount', ['--lazy', join(this.path, mount)])
    // A mount may have failed to unmount: never delete across it.
    mustRun('rm', ['-rf', '--one-file-system', this.path])
    spawnSync('sh', ['-c', `rm -f '${this.path}'-*`])
  }

  private has(name: string): boolean {
    return this.sudo('apt-cache', 'policy', name).includes('Candidate: ')
  }

  private playersCommand(env: Readonly<Record<string, string>>): readonly string[] {
    const variables = Object.entries({ HOME: PLAYER.home, ...env }).map(([name, value]) => `${name}=${value}`)
    return ['unshare', '--mount', 'sh', '-ec', ENTER, this.path, '/usr/bin/env', ...CLEAN, ...variables]
  }
}

/**
 * Makes a folder the root of the mounts, and becomes a command there as the ordinary user. Chromium's sandbox takes
 * namespaces, which the kernel refuses below a `chroot`.
 */
const ENTER = [
  'mount --rbind "$0" "$0"',
  'cd "$0"',
  'pivot_root . .',
  'umount --lazy .',
  `exec chroot --userspec=${PLAYER.id}:${PLAYER.id} / "$@"`,
].join('; ')

/** Returns a short text that is the same for the same words only. */
function hashOf(words: readonly string[]): string {
  return createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 8)
}

/** A clean environment. */
const CLEAN = ['-i', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'LANG=C.UTF-8', 'DEBIAN_FRONTEND=noninteractive']

async function prepareBase(release: DebianRelease): Promise<void> {
  const base = baseOf(release)
  if (existsSync(base)) return
  const unfinished = `${base}-unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const { suite, packages } = SYSTEMS[release]
  mustRun('debootstrap', ['--variant=minbase', suite, unfinished])
  await appendFile(join(unfinished, 'etc/apt/apt.conf.d/90wait'), 'DPkg::Lock::Timeout "120";\n')
  mustRun('chroot', [unfinished, 'apt-get', 'update', '--quiet'])
  const install = ['apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', ...packages]
  mustRun('chroot', [unfinished, '/usr/bin/env', ...CLEAN, ...install])
  await rename(unfinished, base)
}

function mustRun(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr || stdout}`)
  return stdout
}
