import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { artifactName, configuration, type PackageOrder } from './configuration.ts'
import { FILES, MAP_FILE, MATCH_FILE, REPLAY_FILE } from './product.ts'

const ORDER: PackageOrder = {
  platform: 'linux',
  electron: { version: '45.0.0', folder: '/electron/dist', standIn: false },
  edition: 'players',
  output: '/dist',
  feed: null,
  updateKey: null,
  quick: false,
  licences: '/licences.txt',
  signed: false,
  scripted: [],
}

describe('the package', () => {
  it('contains the compiled program and no node_modules, in an asar', () => {
    const { files, asar } = configuration(ORDER)
    expect(files).toEqual(['out/main/**', 'out/preload/**', 'out/renderer/**', 'package.json', '!**/node_modules/**'])
    expect(asar).toBe(true)
  })

  it('contains Chromium’s texts in the game’s languages, and the licences', () => {
    const { electronLanguages, extraFiles } = configuration(ORDER)
    expect(electronLanguages).toEqual(['en-US', 'ru'])
    expect(extraFiles).toEqual([{ from: '/licences.txt', to: 'LICENSES.txt' }])
  })

  it('contains the key of releases if there is one', () => {
    expect(configuration(ORDER).extraResources).toEqual([])
    const { extraResources } = configuration({ ...ORDER, updateKey: '/dist/builder-update.pub' })
    expect(extraResources).toEqual([{ from: '/dist/builder-update.pub', to: 'update.pub' }])
  })

  it('has an icon for every system', () => {
    const { linux, win, mac } = configuration(ORDER)
    for (const icon of [linux?.icon, win?.icon, mac?.icon]) expect(existsSync(String(icon))).toBe(true)
  })

  it('for Debian recommends the program that asks for a password before an update', () => {
    expect(configuration(ORDER).deb?.recommends).toContain('pkexec | policykit-1')
  })

  it('checks for updates only if a feed is configured', () => {
    expect(configuration(ORDER).publish).toBeNull()
    const feed = { provider: 'generic', url: 'https://captains-table.example/updates' } as const
    expect(configuration({ ...ORDER, feed }).publish).toEqual(feed)
  })
})

describe('a file name', () => {
  it('has no suffix for players', () => {
    expect(artifactName(ORDER)).toBe(`captains-table-\${version}-\${os}-\${arch}.\${ext}`)
  })

  it('marks what must not be published', () => {
    const electron = { ...ORDER.electron, standIn: true }
    expect(artifactName({ edition: 'tests', electron })).toMatch(/-for-tests-stand-in\.\$\{ext\}$/)
  })
})

describe('on Linux', () => {
  const { linux, deb, toolsets, productName } = configuration(ORDER)

  it('installs into a folder without spaces', () => {
    expect(productName).toMatch(/^[a-z-]+$/)
    expect(linux?.executableName).toMatch(/^[a-z-]+$/)
  })

  it('has a desktop entry in both languages that passes one file', () => {
    expect(deb?.executableArgs).toEqual(['%f'])
    expect(linux?.desktop?.entry?.Name).toBe("Captain's Table")
    expect(linux?.desktop?.entry?.['Name[ru]']).toMatch(/[а-я]/)
  })

  it('links the window to the desktop entry', () => {
    const { desktopName } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(desktopName).toBe(`${linux?.executableName}.desktop`)
    expect(linux?.syncDesktopName).toBe(true)
  })

  it('is an AppImage that needs no library of the system to open itself', () => {
    expect(toolsets?.appimage).toMatch(/^1\./)
  })

  it('is listed among Debian’s games', () => {
    expect(deb?.packageCategory).toBe('games')
  })
})

describe('matches, replays and maps', () => {
  it('have the extensions that the host writes', () => {
    expect(FILES.map(({ extension }) => extension)).toEqual(['ctmatch', 'ctreplay', 'ctmap'])
  })

  it('are associated with the program on every system', () => {
    expect(configuration(ORDER).fileAssociations).toMatchObject([
      { ext: MATCH_FILE.extension, mimeType: MATCH_FILE.mimeType, name: expect.stringMatching(/^[A-Za-z.]{1,39}$/) },
      { ext: REPLAY_FILE.extension, mimeType: REPLAY_FILE.mimeType },
      { ext: MAP_FILE.extension, mimeType: MAP_FILE.mimeType },
    ])
  })
})

describe('without a certificate', () => {
  it('gives macOS, in both languages, the reason for access to the local network', () => {
    const { mac } = configuration({ ...ORDER, platform: 'darwin' })
    expect(mac?.extendInfo).toMatchObject({
      NSLocalNetworkUsageDescription: expect.stringContaining('home network'),
      NSBonjourServices: ['_captains-table._tcp'],
    })
    expect(mac?.extraResources).toEqual([{ from: expect.stringMatching(/ru\.lproj$/), to: 'ru.lproj' }])
    expect(readFileSync('build/packaging/ru.lproj/InfoPlist.strings', 'utf8')).toMatch(
      /^NSLocalNetworkUsageDescription = ".*домашней сети.*";$/m,
    )
  })

  it('does not claim to be signed', () => {
    expect(configuration({ ...ORDER, platform: 'darwin' }).mac?.identity).toBe('-')
    expect(configuration({ ...ORDER, platform: 'win32' }).win?.signExecutable).toBe(false)
    expect(configuration({ ...ORDER, platform: 'darwin', signed: true }).mac).not.toHaveProperty('identity')
  })
})
