import { rename } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { systemCode } from '../refused.ts'

/** Moves a file, replacing what lies at `to`. */
export type Rename = (from: string, to: string) => Promise<void>

/** What renaming is done with; replaced in tests only. */
export interface RenameSetting {
  readonly rename: Rename
  /** Resolves after so many milliseconds. */
  readonly wait: (pause: number) => Promise<unknown>
  readonly platform: NodeJS.Platform
}

/** What Windows answers while another program, such as a virus scanner or an indexer, holds one of the files. */
const HELD = ['EPERM', 'EBUSY', 'EACCES']

/** Milliseconds before each further attempt: 1.6 s in total, so that a program that is ending has the time for them. */
const PAUSES = [10, 20, 40, 80, 160, 320, 500, 500]

/** On Windows the rename tries again while a file is held; in the end it throws the first error. */
export function createRename({ rename, wait, platform }: RenameSetting): Rename {
  // Other systems rename files whoever holds them: there these codes mean that it is not permitted.
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
