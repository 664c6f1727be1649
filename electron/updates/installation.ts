import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { UnableReason } from '../contract/ipc.ts'

/** How this copy of the program came to be where it is. */
export interface Installation {
  /** It runs from a package, not from its sources. */
  readonly isPackaged: boolean
  readonly platform: NodeJS.Platform
  /** Where a package keeps its resources. */
  readonly resources: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * Why this copy cannot be replaced by a newer one; null when it can. From its sources it can only be tried out, with a
 * feed described by the file that `CAPTAINS_TABLE_FEED` names.
 */
export function unableReason(installation: Installation): UnableReason | null {
  const { isPackaged, resources } = installation
  if (!isPackaged) return triedFeed(installation) === null ? 'sources' : null
  if (!existsSync(join(resources, 'app-update.yml'))) return 'no-feed'
  return wasInstalled(installation) ? null : 'unpacked'
}

/** The description of a feed to try out; never heeded in a package. */
export function triedFeed({ isPackaged, env }: Pick<Installation, 'isPackaged' | 'env'>): string | null {
  return isPackaged ? null : (env.CAPTAINS_TABLE_FEED ?? null)
}

/** Installed by the system's own means, which ask for leave: never behind the user's back when the program ends. */
export function isSystemPackage({ platform, resources }: Pick<Installation, 'platform' | 'resources'>): boolean {
  return platform === 'linux' && existsSync(join(resources, 'package-type'))
}

/** Archives that somebody unpacked and programs that run from a single file have nothing that could be replaced. */
function wasInstalled(installation: Installation): boolean {
  const { platform, env } = installation
  if (platform === 'linux') return env.APPIMAGE !== undefined || isSystemPackage(installation)
  return platform !== 'win32' || env.PORTABLE_EXECUTABLE_FILE === undefined
}
