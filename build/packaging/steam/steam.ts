/**
 * `node build/packaging/steam/steam.ts APP_ID`: writes `dist/steam`: the scripts by which SteamPipe uploads the unpacked
 * programs in `dist`. Valve gives the id; the depots have the numbers after it, in the order of `DEPOTS`.
 */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TITLE } from '../product.ts'
import type { System } from '../targets.ts'
import { printVdf } from './vdf.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** The systems with their unpacked programs, as electron-builder leaves them in `dist`. */
export const DEPOTS: Readonly<Record<System, string>> = {
  win32: 'win-unpacked',
  darwin: 'mac-universal',
  linux: 'linux-unpacked',
}

/** The files of packages that update themselves: Steam brings updates. */
const LEFT_OUT = ['*app-update.yml', '*update.pub', '*package-type']

/** Returns the scripts by file name: one for the app, one for each depot. @throws RangeError for a bad id */
export function steamScripts(appId: number, version: string): Readonly<Record<string, string>> {
  if (!Number.isSafeInteger(appId) || appId <= 0) throw new RangeError(`Steam's app id is a number above 0: ${appId}`)
  const depots = Object.entries(DEPOTS).map(([system, folder], index) => {
    return { file: `depot_build_${system}.vdf`, id: String(appId + 1 + index), folder }
  })
  return {
    'app_build.vdf': printVdf([
      [
        'AppBuild',
        [
          ['AppID', String(appId)],
          ['Desc', `${TITLE} ${version}`],
          // Both relative to this script.
          ['ContentRoot', '..'],
          ['BuildOutput', 'output'],
          ['Depots', depots.map(({ id, file }) => [id, file] as const)],
        ],
      ],
    ]),
    ...Object.fromEntries(depots.map(({ file, id, folder }) => [file, depotScript(id, folder)])),
  }
}

function depotScript(id: string, folder: string): string {
  const files = [
    ['LocalPath', `${folder}/*`],
    ['DepotPath', '.'],
    ['Recursive', '1'],
  ] as const
  const leftOut = LEFT_OUT.map((path) => ['FileExclusion', path] as const)
  return printVdf([['DepotBuild', [['DepotID', id], ['FileMapping', files], ...leftOut]]])
}

if (import.meta.main) {
  const folder = join(root, 'dist', 'steam')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const scripts = steamScripts(Number(process.argv[2]), version)
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(scripts)) await writeFile(join(folder, name), text)
  console.log(folder)
}
