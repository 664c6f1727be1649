import { existsSync } from 'node:fs'
import { join } from 'node:path'

interface Program {
  readonly isPackaged: boolean
  /** Where a packed program keeps its archive. */
  readonly resources: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Whether Electron is not the official one: packages made from a stand-in carry a mark beside their archive. */
export function isStandIn({ isPackaged, resources, env }: Program): boolean {
  return isPackaged ? existsSync(join(resources, 'stand-in')) : env.CAPTAINS_TABLE_STAND_IN === '1'
}
