/**
 * `npm run package`: builds the packages that this machine can build and prints why it cannot build the others. See
 * `npm run package -- --help`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Arch, build, DIR_TARGET, Platform } from 'electron-builder'
import { bundleIfStale } from '../bundle.ts'
import { isOnPath } from '../electron/systemLibraries.ts'
import { writeChecksums } from './checksums.ts'
import { configuration, type PackageOrder } from './configuration.ts'
import { electronFor, reachesDownloads, refuseForRelease } from './electron/packedElectron.ts'
import { billOfMaterials } from './licences/sbom.ts'
import { readShipped } from './licences/shippedPackages.ts'
import { makeAppImageTools, missingForAppImage } from './linux/appImageTools.ts'
import { feedFrom } from './publication.ts'
import { signingOf } from './signing.ts'
import { bareSizeOf, printSizes, refuseIfLarge, sizeOf } from './size.ts'
import {
  askedTargets,
  isScripted,
  NEVER_MADE,
  obstacle,
  type PackagingMachine,
  SYSTEM_NAMES,
  type System,
  type Target,
} from './targets.ts'

const USAGE = `npm run package [-- [targets] [options]]
  targets     linux, win32, darwin, deb, AppImage, tar.gz, nsis, portable, zip, dmg or win32/zip (default: all)
  --release   refuse everything that is not fit to be given away
  --for-tests let the tests steer the program; goes to dist/for-tests
  --quick     pack quickly, for trying: the files are larger`

const root = join(import.meta.dirname, '..', '..')

interface Wish {
  readonly targets: readonly Target[]
  readonly release: boolean
  readonly forTests: boolean
  readonly quick: boolean
}

/** Builds the requested packages; returns the output folder. */
export async function packageAll({ targets, release, forTests, quick }: Wish): Promise<string> {
  const machine = await thisMachine()
  const possible = targets.filter((target) => tellObstacle(target, machine))
  for (const system of new Set(targets.map((target) => target.system))) {
    if (NEVER_MADE[system]) console.log(`Not packed: ${NEVER_MADE[system]}`)
  }
  if (possible.length === 0) throw new Error('Nothing of this can be packed here.')
  bundleIfStale()
  const output = join(root, 'dist', ...(forTests ? ['for-tests'] : []))
  await rm(output, { recursive: true, force: true })
  await mkdir(output, { recursive: true })
  const tools = await mkdtemp(join(tmpdir(), 'packer-'))
  try {
    preferToolsAtHand(await debPacker(tools))
    if (!machine.online && possible.some(({ name }) => name === 'AppImage')) await provideAppImageTools(tools)
    for (const system of ['linux', 'win32', 'darwin'] as const) {
      const own = possible.filter((target) => target.system === system)
      if (own.length > 0) await packSystem(system, own, { machine, output, release, forTests, quick })
    }
  } finally {
    await rm(tools, { recursive: true })
  }
  for (const name of await writeChecksums(output)) console.log(`  ${name}`)
  return output
}

interface Run extends Omit<Wish, 'targets'> {
  readonly machine: PackagingMachine
  readonly output: string
}

async function packSystem(system: System, targets: readonly Target[], run: Run): Promise<void> {
  const electron = await electronFor(system, run.machine.online)
  const signing = signingOf(system, process.env)
  const order: PackageOrder = {
    platform: system,
    electron,
    edition: run.forTests ? 'tests' : 'players',
    output: run.output,
    feed: feedFrom(process.env),
    updateKey: await updateKey(run.output),
    quick: run.quick,
    licences: join(root, 'out', 'LICENSES.txt'),
    signed: signing.signed,
    scripted: targets.map(({ name }) => name).filter(isScripted),
  }
  if (run.release) refuseForRelease(order)
  if (electron.standIn) console.log(`${SYSTEM_NAMES[system]}: not for release, Electron here is a stand-in.`)
  console.log(`${SYSTEM_NAMES[system]}: ${signing.words}`)
  await build({
    targets: platformOf(system).createTarget(
      [...targets.map(({ name }) => name).filter((name) => !isScripted(name)), DIR_TARGET],
      targets[0]?.arch === 'universal' ? Arch.universal : Arch.x64,
    ),
    config: configuration(order),
    projectDir: root,
    publish: 'never',
  })
  await writeBill(order)
  await writeFile(join(run.output, `notes-${system}.md`), `- **${SYSTEM_NAMES[system]}**: ${signing.words}\n`)
  await measure(order)
}

/** @throws RangeError when the program exceeds its size limit */
async function measure({ platform, output, electron }: PackageOrder): Promise<void> {
  if (platform === 'darwin')
    return console.log('macOS: not measured, for there is no bare universal Electron to compare with.')
  const folder = join(output, platform === 'linux' ? 'linux-unpacked' : 'win-unpacked')
  if (electron.folder === null) return console.log('Not measured: Electron was downloaded by electron-builder.')
  const sizes = { installed: await sizeOf(folder), bareElectron: await bareSizeOf(electron.folder) }
  console.log(`${SYSTEM_NAMES[platform]}: ${printSizes(sizes)}`)
  refuseIfLarge(sizes)
}

async function writeBill({ platform, electron, output }: PackageOrder): Promise<void> {
  const product = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const shipped = { packages: readShipped(join(root, 'out', 'shipped')), electron: electron.version }
  const bill = billOfMaterials(product, lock, shipped)
  const path = join(output, `${product.name}-${product.version}-${platform}.cdx.json`)
  await writeFile(path, `${JSON.stringify(bill, null, 2)}\n`)
}

function tellObstacle(target: Target, machine: PackagingMachine): boolean {
  const why = obstacle(target, machine)
  if (why !== null) console.log(`Not packed here: ${SYSTEM_NAMES[target.system]} ${target.name}, because ${why}.`)
  return why === null
}

async function thisMachine(): Promise<PackagingMachine> {
  const { platform, env } = process
  if (platform !== 'linux' && platform !== 'win32' && platform !== 'darwin') {
    throw new Error(`Nothing can be packed on ${platform}.`)
  }
  return {
    system: platform,
    online: await reachesDownloads(),
    hasDpkg: isOnPath('dpkg-deb'),
    hasMakensis: isOnPath('makensis'),
    has7za: isOnPath('7za') || env.ELECTRON_BUILDER_7ZIP_PATH !== undefined,
    missingForAppImage: env.APPIMAGE_TOOLS_PATH !== undefined ? [] : missingForAppImage(),
  }
}

/** Points electron-builder to local tools, which it would download otherwise. */
function preferToolsAtHand(fpm: string): void {
  if (isOnPath('dpkg-deb')) process.env.CUSTOM_FPM_PATH ??= fpm
  preferSevenZip()
}

/** Points electron-builder to the 7-Zip of this machine. */
export function preferSevenZip(): void {
  const { env } = process
  const sevenZip = (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, '7za'))
    .find((path) => existsSync(path))
  if (sevenZip !== undefined) env.ELECTRON_BUILDER_7ZIP_PATH ??= sevenZip
}

/** Makes the tools of AppImages, which electron-builder would download, unless a folder with them is given. */
async function provideAppImageTools(tools: string): Promise<void> {
  if (process.env.APPIMAGE_TOOLS_PATH !== undefined) return
  const folder = join(tools, 'appimage')
  await makeAppImageTools(folder)
  process.env.APPIMAGE_TOOLS_PATH = folder
}

/** Returns the public key of releases from the environment, as a file; null if there is none. */
async function updateKey(output: string): Promise<string | null> {
  const { MINISIGN_PUBLIC_KEY: key } = process.env
  if (!key) return null
  const path = join(output, 'builder-update.pub')
  await writeFile(path, `${key.trim()}\n`)
  return path
}

/** Returns the packer as a single executable file, as electron-builder requires. */
async function debPacker(folder: string): Promise<string> {
  const path = join(folder, 'fpm')
  const script = join(import.meta.dirname, 'debian', 'debPacker.ts')
  await writeFile(path, `#!/bin/sh\nexec '${process.execPath}' '${script}' "$@"\n`)
  await chmod(path, 0o755)
  return path
}

function platformOf(system: System): Platform {
  return { linux: Platform.LINUX, win32: Platform.WINDOWS, darwin: Platform.MAC }[system]
}

function readWish(): Wish | null {
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { release: flag, 'for-tests': flag, quick: flag, help: flag },
    })
    const { release, 'for-tests': forTests, quick } = values
    return values.help ? null : { targets: askedTargets(positionals), release, forTests, quick }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return null
  }
}

if (import.meta.main) {
  const wish = readWish()
  if (wish) await packageAll(wish)
  else {
    console.log(USAGE)
    process.exitCode = 2
  }
}
