import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { STAND_IN } from '../contract/environment.ts'

interface Program {
  readonly isPackaged: boolean
  /** The resources folder of a packaged program. */
  readonly resources: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * Returns whether this is not the official Electron: packages built on a stand-in have a marker file in their
 * resources.
 */
export function isStandIn({ isPackaged, resources, env }: Program): boolean {
  return isPackaged ? existsSync(join(resources, 'stand-in')) : env[STAND_IN] === '1'
}
