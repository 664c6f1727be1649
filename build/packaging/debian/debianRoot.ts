/** A Debian of its own in a folder, as bare as a system can be: what a package forgets to ask for is missing there. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, chmod, copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const SUITE = 'bookworm'
/** Kept between runs; every root is a copy of it. */
const BASE = `/var/tmp/captains-table-debian-${SUITE}`
/** Outside the numbers that real users have. */
const PLAYER = { name: 'player', id: 61_234 }
/** In the order in which they are mounted. */
const MOUNTS = ['proc', 'sys', 'dev', 'dev/pts', 'dev/shm']

/** Why no such root can be made here; null where it can. */
export function rootObstacle(): string | null {
  if (process.platform !== 'linux') return 'it takes Linux'
  if (process.getuid?.() !== 0) return 'it takes root, to install a system into a folder'
  return existsSync('/usr/sbin/debootstrap') || existsSync(BASE) ? null : 'it takes the package debootstrap'
}

export class DebianRoot {
  readonly path: string

  private constructor(path: string) {
    this.path = path
  }

  /** A fresh system with one ordinary user. Takes a minute the first time, some seconds later. */
  static async make(): Promise<DebianRoot> {
    await prepareBase()
    const root = new DebianRoot(`/var/tmp/captains-table-root-${process.pid}`)
    mustRun('cp', ['-a', BASE, root.path])
    for (const mount of MOUNTS) mustRun('mount', ['--bind', `/${mount}`, join(root.path, mount)])
    root.sudo('useradd', '--create-home', '--uid', String(PLAYER.id), PLAYER.name)
    return root
  }

  /** Runs a command as root in there. @throws when it fails */
  sudo(command: string, ...args: readonly string[]): string {
    return mustRun('chroot', [this.path, '/usr/bin/env', ...CLEAN, 'HOME=/root', command, ...args])
  }

  /** A file of this machine that starts `command` in there, as the ordinary user, in its own process. */
  async launcher(env: Readonly<Record<string, string>>, command: string): Promise<string> {
    const path = `${this.path}-${basename(command)}`
    const words = [...this.playersCommand(env), command].map((word) => `'${word.replaceAll("'", "'\\''")}'`)
    await writeFile(path, `#!/bin/sh\nexec ${words.join(' ')} "$@"\n`)
    await chmod(path, 0o755)
    return path
  }

  /** Installs a package file with what it says it needs, and nothing beyond. */
  async install(deb: string): Promise<void> {
    const name = basename(deb)
    await copyFile(deb, join(this.path, 'root', name))
    this.sudo('apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', '--reinstall', `/root/${name}`)
  }

  /** Where a path of the ordinary user's home lies on this machine. */
  home(...parts: readonly string[]): string {
    return join(this.path, 'home', PLAYER.name, ...parts)
  }

  async remove(): Promise<void> {
    for (const mount of MOUNTS.toReversed()) spawnSync('umount', [join(this.path, mount)])
    // Never across a mount that would not go.
    mustRun('rm', ['-rf', '--one-file-system', this.path])
    spawnSync('sh', ['-c', `rm -f '${this.path}'-*`])
  }

  private playersCommand(env: Readonly<Record<string, string>>): readonly string[] {
    const variables = Object.entries({ HOME: `/home/${PLAYER.name}`, ...env }).map(
      ([name, value]) => `${name}=${value}`,
    )
    const who = `--userspec=${PLAYER.id}:${PLAYER.id}`
    return ['chroot', who, this.path, '/usr/bin/env', ...CLEAN, ...variables]
  }
}

/** Nothing of this machine's environment. */
const CLEAN = ['-i', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'LANG=C.UTF-8', 'DEBIAN_FRONTEND=noninteractive']

async function prepareBase(): Promise<void> {
  if (existsSync(BASE)) return
  const unfinished = `${BASE}-unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  mustRun('debootstrap', ['--variant=minbase', SUITE, unfinished])
  await appendFile(join(unfinished, 'etc/apt/apt.conf.d/90wait'), 'DPkg::Lock::Timeout "120";\n')
  mustRun('chroot', [unfinished, 'apt-get', 'update', '--quiet'])
  await rename(unfinished, BASE)
}

function mustRun(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr || stdout}`)
  return stdout
}
