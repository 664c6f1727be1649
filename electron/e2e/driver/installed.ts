/** Starts the installed program for the tests, which otherwise drive the compiled one. */
import { chown, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { _electron } from 'playwright-core'
import type { Settings } from '../../contract/ipc.ts'
import type { InstalledProgram } from './globalSetup.ts'

interface InstalledStart {
  /** The path on this machine; a new folder if undefined. */
  readonly dataFolder: string | undefined
  readonly args: readonly string[]
  /** Changes to the default settings, in a new folder. */
  readonly settings: Partial<Settings> | undefined
  /** In milliseconds. */
  readonly timeout: number
}

/**
 * Starts the installed program with the environment of the launcher. Returns the data folder as a path on this machine.
 */
export async function launchInstalled(
  { launcher, root, home, uid }: InstalledProgram,
  { dataFolder, args, settings, timeout }: InstalledStart,
) {
  const folder = dataFolder ?? (await mkdtemp(join(root, home, 'captains-table-')))
  await chown(folder, uid, uid)
  if (settings) {
    const file = join(folder, 'settings.json')
    await writeFile(file, JSON.stringify(settings))
    await chown(file, uid, uid)
  }
  const launched = await _electron.launch({
    executablePath: launcher,
    args: [...args, `--user-data-dir=${folder.slice(root.length)}`],
    chromiumSandbox: true,
    timeout,
  })
  return { launched, folder }
}
