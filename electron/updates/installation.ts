import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UPDATE_FEED } from '../contract/environment.ts'
import type { UnableReason } from '../contract/ipc.ts'

/** The facts about the installation of this copy. */
export interface Installation {
  /** False when run from its sources. */
  readonly isPackaged: boolean
  readonly platform: NodeJS.Platform
  /** The package's resources folder. */
  readonly resources: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * Returns why this copy cannot be updated; null if it can. When run from its sources it needs a test feed, described by
 * the file that `UPDATE_FEED` names.
 */
export function unableReason(installation: Installation): UnableReason | null {
  const { isPackaged, resources } = installation
  if (!isPackaged) return testFeed(installation) === null ? 'sources' : null
  if (!existsSync(join(resources, 'app-update.yml'))) return 'no-feed'
  if (!wasInstalled(installation)) return 'unpacked'
  return needsKey(installation) && !existsSync(keyFile(installation)) ? 'no-key' : null
}

/** Returns the description file of a test feed; ignored in a package. */
export function testFeed({ isPackaged, env }: Pick<Installation, 'isPackaged' | 'env'>): string | null {
  return isPackaged ? null : (env[UPDATE_FEED] ?? null)
}

/** Windows and macOS check the signature of the program itself. */
export function needsKey({ platform }: Pick<Installation, 'platform'>): boolean {
  return platform === 'linux'
}

/** Returns the file with the public key of releases: in the package, or beside the description of a test feed. */
export function keyFile(installation: Installation): string {
  const feed = testFeed(installation)
  return feed === null ? join(installation.resources, 'update.pub') : `${feed}.pub`
}

/**
 * Returns whether the system's package manager installed the program: it asks for a password, so never update on quit.
 */
export function isSystemPackage({ platform, resources }: Pick<Installation, 'platform' | 'resources'>): boolean {
  return platform === 'linux' && existsSync(join(resources, 'package-type'))
}

/** Returns whether the program was installed: unpacked archives and portable programs cannot be replaced. */
function wasInstalled(installation: Installation): boolean {
  const { platform, env } = installation
  if (platform === 'linux') return env.APPIMAGE !== undefined || isSystemPackage(installation)
  return platform !== 'win32' || env.PORTABLE_EXECUTABLE_FILE === undefined
}
