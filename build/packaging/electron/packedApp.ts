/** A program as electron-builder lays it out, before it becomes a package. */
import { chmod, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UNIX_NAME } from '../product.ts'
import type { Edition } from './fuses.ts'
import { fuseFaults, readFuses, setFuses } from './fuses.ts'

export interface PackedApp {
  readonly folder: string
  readonly platform: 'linux' | 'win32' | 'darwin'
  /** Of its executable on Windows and of its folder on macOS, without ending. */
  readonly name: string
}

/** What is started; on macOS the `.app` folder. */
export function executableOf({ folder, platform, name }: PackedApp): string {
  switch (platform) {
    case 'linux':
      return join(folder, UNIX_NAME)
    case 'win32':
      return join(folder, `${name}.exe`)
    case 'darwin':
      return join(folder, `${name}.app`)
    default:
      return platform satisfies never
  }
}

export function resourcesOf(app: PackedApp): string {
  return app.platform === 'darwin' ? join(executableOf(app), 'Contents', 'Resources') : join(app.folder, 'resources')
}

/** A file beside the archive that tells the program, and whoever looks, that it stands on a stand-in. */
const STAND_IN_MARK = 'stand-in'

/** Removes what a bare Electron brings along to run anything; before the hashes of archives are noted. */
export async function emptyElectron(app: PackedApp): Promise<void> {
  const folder =
    app.platform === 'darwin' ? join(app.folder, 'Electron.app', 'Contents', 'Resources') : resourcesOf(app)
  await rm(join(folder, 'default_app.asar'), { force: true })
}

/**
 * Sets the fuses and reads them back.
 * @throws when a fuse is not as it must be
 */
export async function finishPacked(
  app: PackedApp & { readonly edition: Edition; readonly standIn: boolean },
): Promise<void> {
  if (app.platform === 'linux') await makeExecutable(app.folder)
  if (app.standIn)
    await writeFile(join(resourcesOf(app), STAND_IN_MARK), 'Not for release: Electron here is a stand-in.\n')
  await setFuses(executableOf(app), app.edition)
  const faults = fuseFaults(await readFuses(executableOf(app)), app.edition)
  if (faults.length > 0) throw new Error(`The fuses are not as they must be: ${faults.join('; ')}`)
}

/** Packages of the npm registry do not keep that a file may be started. */
async function makeExecutable(folder: string): Promise<void> {
  for (const name of [UNIX_NAME, 'chrome_crashpad_handler', 'chrome-sandbox']) await chmod(join(folder, name), 0o755)
}
