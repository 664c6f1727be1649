/** The unpacked program that electron-builder prepares before building packages. */
import { chmod, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UNIX_NAME } from '../product.ts'
import type { Edition } from './fuses.ts'
import { fuseFaults, readFuses, setFuses } from './fuses.ts'

export interface PackedApp {
  readonly folder: string
  readonly platform: 'linux' | 'win32' | 'darwin'
  /** Name of the executable on Windows and of the folder on macOS, without extension. */
  readonly name: string
}

/** Returns the executable; on macOS the `.app` folder. */
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

/** A marker file beside the asar: this program runs on a stand-in. */
const STAND_IN_MARK = 'stand-in'

/** Compilers for WebGPU on Windows, which the program does not use: 26 MB. Chromium does without them. */
const WEBGPU_COMPILERS = ['dxcompiler.dll', 'dxil.dll']

/** Removes the unused parts of a bare Electron, before the asar hashes are computed. */
export async function emptyElectron(app: PackedApp): Promise<void> {
  const folder =
    app.platform === 'darwin' ? join(app.folder, 'Electron.app', 'Contents', 'Resources') : resourcesOf(app)
  await rm(join(folder, 'default_app.asar'), { force: true })
  for (const name of WEBGPU_COMPILERS) await rm(join(app.folder, name), { force: true })
}

/**
 * Sets the fuses and verifies them.
 * @throws when a fuse differs
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

/** Makes files of an npm package executable: npm packages lose the executable bit. */
async function makeExecutable(folder: string): Promise<void> {
  for (const name of [UNIX_NAME, 'chrome_crashpad_handler', 'chrome-sandbox']) await chmod(join(folder, name), 0o755)
}
