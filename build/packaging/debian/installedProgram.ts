/** The packages under test, and how the installed program is started. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { PROBE } from '../../../electron/contract/environment.ts'
import { planLaunch, thisMachine } from '../../electron/launchPlan.ts'
import type { VirtualDisplay } from '../../electron/virtualDisplay.ts'
import { UNIX_NAME } from '../product.ts'
import type { DebianRoot } from './debianRoot.ts'

const dist = join(import.meta.dirname, '..', '..', '..', 'dist')

/** Returns the packages of both editions. @throws unless there is one of each */
export function builtPackages(): { readonly players: string; readonly tests: string } {
  return { players: debIn(dist), tests: debIn(join(dist, 'for-tests')) }
}

/** The user is not root and the sandbox is on, so only the graphics flags are needed. */
export const FLAGS: readonly string[] = planLaunch({
  ...thisMachine(),
  isRoot: false,
  allowsSandbox: true,
  hasGpu: false,
}).flags

/** Returns a script that runs the installed program as the ordinary user, with more variables in its environment. */
export function launcherOf(
  debian: DebianRoot,
  display: VirtualDisplay,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  return debian.launcher({ DISPLAY: display.name, [PROBE]: '1', ...env }, `/usr/bin/${UNIX_NAME}`)
}

function debIn(folder: string): string {
  const found = globSync('*.deb', { cwd: folder })
  if (found.length !== 1) throw new Error(`There must be one Debian package in ${folder}, not ${found.length}.`)
  return join(folder, found[0] ?? '')
}
