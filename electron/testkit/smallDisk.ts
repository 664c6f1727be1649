import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system limited to a few kilobytes. Linux only; mounting needs root. */
export interface SmallDisk {
  readonly path: string
  setReadOnly(readOnly: boolean): void
  remove(): void
}

export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && tryMount()

export function smallDisk(kilobytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'captains-table-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', path], { stdio: 'pipe' })
  let isThere = true
  return {
    path,
    setReadOnly: (readOnly) => {
      execFileSync('mount', ['-o', `remount,${readOnly ? 'ro' : 'rw'}`, path], { stdio: 'pipe' })
    },
    remove: () => {
      if (!isThere) return
      isThere = false
      // Lazy, because a tested program may still have a file open.
      execFileSync('umount', ['-l', path], { stdio: 'pipe' })
      rmSync(path, { recursive: true, force: true })
    },
  }
}

/** Containers often forbid mounting even to root. */
function tryMount(): boolean {
  try {
    smallDisk(64).remove()
    return true
  } catch {
    return false
  }
}
