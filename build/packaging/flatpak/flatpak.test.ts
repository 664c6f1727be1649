import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { configuration } from '../configuration.ts'
import { FILES, FLATPAK_ID, UNIX_NAME } from '../product.ts'
import { BESIDE, flatpakManifest, PERMISSIONS, printLauncher } from './manifest.ts'
import { type Product, printDesktopFile, printMetainfo, printTypes, releasesIn } from './texts.ts'

// The author of package.json wrote these fields.
const product = JSON.parse(readFileSync('package.json', 'utf8')) as Product & { readonly version: string }
const readme = readFileSync('build/packaging/flatpak/README.md', 'utf8')
const releases = releasesIn(readFileSync('CHANGELOG.md', 'utf8'))

describe('the Flatpak', () => {
  const manifest = JSON.stringify(flatpakManifest({ path: '../table.tar.gz', sha256: 'a1' }, [64, 128]))

  it('has an id of the home page, in words that Flatpak allows', () => {
    const page = new URL(product.homepage).hostname.split('.').toReversed()
    expect(FLATPAK_ID.split('.').slice(0, -1)).toEqual(page.map((word) => word.replaceAll('-', '_')))
    expect(FLATPAK_ID).toMatch(/^([a-z_]+\.){2}\w+$/)
  })

  it('is made from the tar.gz alone, and from files beside the manifest', () => {
    expect(manifest).toContain('{"type":"archive","path":"../table.tar.gz","sha256":"a1","dest":"program"}')
    expect(manifest).not.toMatch(/"(url|git)"|https?:/)
    for (const name of [...Object.values(BESIDE), 'icon-64.png', 'icon-128.png']) {
      expect(manifest).toContain(`{"type":"file","path":"${name}"}`)
    }
  })

  it('may do only what the README gives a reason for, and nothing with files', () => {
    for (const permission of PERMISSIONS) {
      expect(readme).toContain(`\`${permission.split('=')[1]}\``)
      expect(permission).not.toMatch(/filesystem|session-bus|system-bus|device=all/)
    }
  })

  it('starts the program through zypak, which keeps Chromium’s sandbox', () => {
    expect(printLauncher()).toContain(`exec zypak-wrapper /app/${UNIX_NAME}/${UNIX_NAME} "$@"\n`)
  })
})

describe('its menu entry', () => {
  const entry = printDesktopFile(product)

  it('has the texts and the kinds of file of the other packages', () => {
    const { linux } = configuration({
      platform: 'linux',
      electron: { version: '45.0.0', folder: null, standIn: false },
      edition: 'players',
      output: '/dist',
      feed: null,
      updateKey: null,
      quick: false,
      licences: '/licences.txt',
      signed: false,
      scripted: [],
    })
    for (const [key, value] of Object.entries(linux?.desktop?.entry ?? {})) expect(entry).toContain(`${key}=${value}\n`)
    expect(entry).toContain(`Comment=${linux?.description}\n`)
    expect(entry).toContain(`MimeType=${FILES.map(({ mimeType }) => `${mimeType};`).join('')}\n`)
  })

  it('belongs to the windows of the program', () => {
    expect(entry).toContain(`\nStartupWMClass=${product.desktopName.replace('.desktop', '')}\n`)
  })
})

describe('what shops show', () => {
  const metainfo = printMetainfo(product, releases)

  it('names licence, page and menu entry', () => {
    expect(metainfo).toContain(`<project_license>${product.license}</project_license>`)
    expect(metainfo).toContain(`<url type="homepage">${product.homepage}</url>`)
    expect(metainfo).toContain(`<launchable type="desktop-id">${BESIDE.desktop}</launchable>`)
  })

  it('lists the releases of the changelog, and the present version', () => {
    expect(releases.map(({ version }) => version)).toContain(product.version)
    for (const { version, date } of releases)
      expect(metainfo).toContain(`<release version="${version}" date="${date}"/>`)
  })
})

describe('the kinds of file', () => {
  it('are those that the program opens', () => {
    for (const { mimeType, extension } of FILES) {
      expect(printTypes()).toMatch(new RegExp(`type="${mimeType}">\\s.*\\s.*ru.*\\s.*pattern="\\*\\.${extension}"`))
    }
  })
})
