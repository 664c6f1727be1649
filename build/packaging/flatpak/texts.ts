/** The texts of the Flatpak: the menu entry, the AppStream metainfo, the kinds of file. */
import { CATEGORIES, DESCRIPTION, MENU_TEXTS, SYNOPSIS } from '../linux/desktopEntry.ts'
import { FILES, FLATPAK_ID, TITLE, UNIX_NAME } from '../product.ts'

/** The facts of package.json used here. */
export interface Product {
  readonly license: string
  readonly homepage: string
  readonly desktopName: string
  readonly author: { readonly name: string }
}

export interface Release {
  readonly version: string
  /** As in 2026-11-30. */
  readonly date: string
}

/** Returns the menu entry. Windows have the name in package.json, so the entry names it. */
export function printDesktopFile({ desktopName }: Pick<Product, 'desktopName'>): string {
  const lines = {
    Type: 'Application',
    ...MENU_TEXTS,
    Comment: DESCRIPTION,
    Exec: `${UNIX_NAME} %f`,
    Icon: FLATPAK_ID,
    Terminal: 'false',
    StartupWMClass: desktopName.replace(/\.desktop$/, ''),
    MimeType: FILES.map(({ mimeType }) => `${mimeType};`).join(''),
    Categories: CATEGORIES.map((name) => `${name};`).join(''),
  }
  return ['[Desktop Entry]', ...Object.entries(lines).map(([key, value]) => `${key}=${value}`), ''].join('\n')
}

/** Returns the releases in a changelog, newest first. */
export function releasesIn(changelog: string): readonly Release[] {
  return [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$/gm)].map(
    ([, version = '', date = '']) => ({ version, date }),
  )
}

/** Returns the AppStream metainfo, which shops show. */
export function printMetainfo(product: Product, releases: readonly Release[]): string {
  const developer = FLATPAK_ID.split('.').slice(0, 2).join('.')
  return xml([
    '<component type="desktop-application">',
    `  <id>${FLATPAK_ID}</id>`,
    '  <metadata_license>CC0-1.0</metadata_license>',
    `  <project_license>${product.license}</project_license>`,
    `  <name>${escaped(TITLE)}</name>`,
    `  <name xml:lang="ru">${MENU_TEXTS['Name[ru]']}</name>`,
    `  <summary>${escaped(SYNOPSIS)}</summary>`,
    `  <summary xml:lang="ru">${MENU_TEXTS['GenericName[ru]']}</summary>`,
    `  <developer id="${developer}"><name>${escaped(product.author.name)}</name></developer>`,
    `  <developer_name>${escaped(product.author.name)}</developer_name>`,
    `  <description><p>${escaped(DESCRIPTION)}</p><p xml:lang="ru">${MENU_TEXTS['Comment[ru]']}</p></description>`,
    `  <launchable type="desktop-id">${FLATPAK_ID}.desktop</launchable>`,
    `  <url type="homepage">${product.homepage}</url>`,
    ...list(
      'categories',
      CATEGORIES.map((name) => `<category>${name}</category>`),
    ),
    ...list('provides', [
      `<binary>${UNIX_NAME}</binary>`,
      ...FILES.map(({ mimeType }) => `<mediatype>${mimeType}</mediatype>`),
    ]),
    ...list(
      'supports',
      CONTROLS.map((name) => `<control>${name}</control>`),
    ),
    ...list('content_rating type="oars-1.1"', ['<content_attribute id="violence-cartoon">mild</content_attribute>']),
    ...list(
      'releases',
      releases.map(({ version, date }) => `<release version="${version}" date="${date}"/>`),
    ),
    '</component>',
  ])
}

const CONTROLS = ['pointing', 'keyboard', 'gamepad', 'touch']

/** Returns the kinds of file that the program opens, for the database of shared MIME types. */
export function printTypes(): string {
  return xml([
    '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">',
    ...FILES.flatMap(({ mimeType, extension, descriptions }) => [
      `  <mime-type type="${mimeType}">`,
      `    <comment>${escaped(descriptions.en)}</comment>`,
      `    <comment xml:lang="ru">${escaped(descriptions.ru)}</comment>`,
      `    <glob pattern="*.${extension}"/>`,
      '  </mime-type>',
    ]),
    '</mime-info>',
  ])
}

function xml(lines: readonly string[]): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n')
}

function list(tag: string, items: readonly string[]): readonly string[] {
  return [`  <${tag}>`, ...items.map((item) => `    ${item}`), `  </${tag.split(' ')[0]}>`]
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
