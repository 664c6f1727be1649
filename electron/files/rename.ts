import { rename } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { systemCode } from '../contract/refused.ts'

/** Moves a file, replacing an existing one at `to`. */
export type Rename = (from: string, to: string) => Promise<void>

/** Dependencies of a rename; replaced in tests only. */
export interface RenameSetting {
  readonly rename: Rename
  /** Resolves after `pause` milliseconds. */
  readonly wait: (pause: number) => Promise<unknown>
  readonly platform: NodeJS.Platform
}

/** Error codes on Windows while another program, such as a virus scanner, holds one of the files. */
const HELD = ['EPERM', 'EBUSY', 'EACCES']

/** Milliseconds before each retry: 1.6 s in total, short enough for a program that is quitting. */
const PAUSES = [10, 20, 40, 80, 160, 320, 500, 500]

/** Creates a rename that, on Windows, is retried while a file is held; at last it throws the first error. */
export function createRename({ rename, wait, platform }: RenameSetting): Rename {
  // Other systems can rename open files: there these codes mean a lack of permission.
  if (platform !== 'win32') return rename
  return async (from, to) => {
    let first: unknown
    for (const pause of [0, ...PAUSES]) {
      if (pause > 0) await wait(pause)
      try {
        return await rename(from, to)
      } catch (error) {
        first ??= error
        if (!HELD.includes(systemCode(error) ?? '')) throw error
      }
    }
    throw first
  }
}

export const renameFile = createRename({ rename, wait: setTimeout, platform: process.platform })
