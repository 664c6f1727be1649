/** The packages under test, and how the installed program is started. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { PROBE } from '../../../electron/contract/environment.ts'
import { planLaunch, thisMachine } from '../../electron/launchPlan.ts'
import type { VirtualDisplay } from '../../electron/virtualDisplay.ts'
import { UNIX_NAME } from '../product.ts'
import type { DebianRoot } from './debianRoot.ts'

const PLAYERS_FOLDER = join(import.meta.dirname, '..', '..', '..', 'dist')
/** The folder of the packages for tests. */
export const TESTS_FOLDER = join(PLAYERS_FOLDER, 'for-tests')

/** Returns the packages of both editions. @throws unless there is one of each */
export function builtPackages(): { readonly players: string; readonly tests: string } {
  return { players: packageIn(PLAYERS_FOLDER, 'deb'), tests: packageIn(TESTS_FOLDER, 'deb') }
}

/** The user is not root and the sandbox is on, so only the graphics flags are needed. */
export const FLAGS: readonly string[] = planLaunch({
  ...thisMachine(),
  isRoot: false,
  allowsSandbox: true,
  hasGpu: false,
}).flags

/** Returns a script that runs a program as the ordinary user, with more variables in its environment. */
export function launcherOf(
  debian: DebianRoot,
  display: VirtualDisplay,
  env: Readonly<Record<string, string>> = {},
  command = `/usr/bin/${UNIX_NAME}`,
): Promise<string> {
  return debian.launcher({ DISPLAY: display.name, [PROBE]: '1', ...env }, command)
}

/** Returns the package of a kind in a folder. @throws unless there is exactly one */
export function packageIn(folder: string, extension: string): string {
  const found = globSync(`*.${extension}`, { cwd: folder })
  if (found.length !== 1) throw new Error(`There must be one .${extension} in ${folder}, not ${found.length}.`)
  return join(folder, found[0] ?? '')
}
