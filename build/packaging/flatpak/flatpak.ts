/**
 * `node build/packaging/flatpak/flatpak.ts`: writes `dist/flatpak`, from which flatpak-builder makes the Flatpak out of
 * the tar.gz in `dist`. It needs nothing from a network then, except its runtime.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FLATPAK_ID } from '../product.ts'
import { BESIDE, flatpakManifest, printLauncher } from './manifest.ts'
import { type Product, printDesktopFile, printMetainfo, printTypes, releasesIn } from './texts.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const icons = join(import.meta.dirname, '..', 'icons')
/** The sizes that shops and menus ask for. */
const ICON_SIZES = [64, 128, 256, 512]

/** Writes the manifest and the files beside it into `<dist>/flatpak`; returns that folder. */
export async function writeFlatpak(dist: string): Promise<string> {
  const [tarball, ...others] = globSync('*.tar.gz', { cwd: dist })
  if (tarball === undefined || others.length > 0) throw new Error(`There must be one .tar.gz in ${dist}.`)
  const folder = join(dist, 'flatpak')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  // The author of package.json wrote these fields; `texts.test.ts` reads them as well.
  const product = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Product
  const sha256 = createHash('sha256')
    .update(await readFile(join(dist, tarball)))
    .digest('hex')
  const manifest = flatpakManifest({ path: `../${tarball}`, sha256 }, ICON_SIZES)
  const files: Readonly<Record<string, string>> = {
    [`${FLATPAK_ID}.json`]: `${JSON.stringify(manifest, null, 2)}\n`,
    [BESIDE.launcher]: printLauncher(),
    [BESIDE.desktop]: printDesktopFile(product),
    [BESIDE.metainfo]: printMetainfo(product, releasesIn(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))),
    [BESIDE.types]: printTypes(),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  for (const size of ICON_SIZES) await copyFile(join(icons, `${size}x${size}.png`), join(folder, `icon-${size}.png`))
  return folder
}

if (import.meta.main) console.log(await writeFlatpak(join(root, 'dist')))
