/**
 * The bones of an Electron for macOS: its folders, links and property lists, with files of a few bytes in place of the
 * programs. No registry has the real one. electron-builder packs it as it packs the real one, so that everything but the
 * programs can be read in the package.
 */
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The marker before the fuses in Electron's framework; a version, a length and the fuses follow. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const FUSES = '101100011'
export const HELPERS = ['', ' (GPU)', ' (Plugin)', ' (Renderer)'] as const
/** Languages of Chromium: those of the game, and others, which are left out of packages. */
const LANGUAGES = ['de', 'en', 'en_GB', 'fr', 'ru']

/** Writes `Electron.app` and the texts beside it into a folder. */
export async function writeSkeleton(folder: string, version: string): Promise<void> {
  const contents = join(folder, 'Electron.app', 'Contents')
  const frameworks = join(contents, 'Frameworks')
  await write(join(contents, 'Info.plist'), propertyList('Electron', 'com.github.Electron', version))
  await write(join(contents, 'MacOS', 'Electron'), 'a program')
  await write(join(contents, 'Resources', 'electron.icns'), 'an icon')
  await write(join(contents, 'Resources', 'default_app.asar'), 'a program that must not be packed')
  for (const suffix of HELPERS) {
    const name = `Electron Helper${suffix}`
    const app = join(frameworks, `${name}.app`, 'Contents')
    await write(join(app, 'Info.plist'), propertyList(name, 'com.github.Electron.helper', version))
    await write(join(app, 'MacOS', name), 'a program')
  }
  for (const language of LANGUAGES) await write(join(contents, 'Resources', `${language}.lproj`, 'locale'), language)
  await writeFramework(join(frameworks, 'Electron Framework.framework'))
  await write(join(folder, 'LICENSE'), 'a licence')
  await write(join(folder, 'LICENSES.chromium.html'), 'licences')
  await write(join(folder, 'version'), version)
}

async function writeFramework(folder: string): Promise<void> {
  const own = join(folder, 'Versions', 'A')
  const fuses = Buffer.concat([Buffer.from(SENTINEL), Buffer.from([1, FUSES.length]), Buffer.from(FUSES)])
  await write(join(own, 'Electron Framework'), fuses)
  for (const language of LANGUAGES) await write(join(own, 'Resources', `${language}.lproj`, 'locale.pak'), language)
  await symlink('A', join(folder, 'Versions', 'Current'))
  for (const name of ['Electron Framework', 'Resources']) await symlink(`Versions/Current/${name}`, join(folder, name))
}

function propertyList(name: string, id: string, version: string): string {
  const values = {
    CFBundleDisplayName: name,
    CFBundleExecutable: name,
    CFBundleIconFile: 'electron.icns',
    CFBundleIdentifier: id,
    CFBundleName: name,
    CFBundlePackageType: 'APPL',
    CFBundleShortVersionString: version,
    CFBundleVersion: version,
    NSPrincipalClass: 'AtomApplication',
  }
  const lines = Object.entries(values).map(([key, value]) => `<key>${key}</key><string>${value}</string>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<plist version="1.0"><dict>',
    ...lines,
    '</dict></plist>',
    '',
  ].join('\n')
}

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
