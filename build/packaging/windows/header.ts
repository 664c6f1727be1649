/** Writes what differs from run to run in the installer for Windows: names, versions, types of files, the list of files. */
import { dirname, join } from 'node:path'
import { APP_ID, FILE_TITLE, FILES, type FileKind, TITLES } from '../product.ts'

export interface InstallerOrder {
  /** Folder of the unpacked program. */
  readonly folder: string
  /** Its files, relative to that folder, with forward slashes. */
  readonly files: readonly string[]
  /** Their size in bytes. */
  readonly bytes: number
  readonly product: ProductTexts
  /** Path of the icon. */
  readonly icon: string
  /** Path of the installer. */
  readonly output: string
  /** True for fast packing without compression. */
  readonly quick: boolean
}

export interface ProductTexts {
  /** For example `0.2.0` or `1.0.0-beta.1`. */
  readonly version: string
  /** The same as four numbers with dots, which Windows asks for. */
  readonly versionNumbers: string
  readonly description: string
  readonly company: string
  readonly copyright: string
  readonly homepage: string
  /** The folder of downloaded updates below `%LOCALAPPDATA%`. */
  readonly updatesFolder: string
}

/** Returns the header of the scripts, in the language of makensis. */
export function header(order: InstallerOrder): string {
  const { product, files } = order
  const values: Readonly<Record<string, string>> = {
    APP_ID,
    TITLE: TITLES.en,
    TITLE_RU: TITLES.ru,
    FOLDER: FILE_TITLE,
    EXECUTABLE: `${FILE_TITLE}.exe`,
    VERSION: product.version,
    VERSION_NUMBERS: product.versionNumbers,
    DESCRIPTION: product.description,
    COMPANY: product.company,
    COPYRIGHT: product.copyright,
    HOMEPAGE: product.homepage,
    UPDATES_FOLDER: product.updatesFolder,
    ICON: order.icon,
    OUTPUT: order.output,
    KILOBYTES: String(Math.ceil(order.bytes / 1024)),
  }
  return [
    // With this dictionary of 8 MB, the default, the installer has 97.6 MB; with one of 64 MB it has 94.7 MB,
    // and takes as much memory to unpack.
    ...(order.quick ? ['SetCompress off'] : ['SetCompressor /SOLID lzma']),
    ...Object.entries(values).map(([name, value]) => `!define ${name} ${quoted(value)}`),
    ...macro('TypeNames', FILES.flatMap(typeNames)),
    ...macro('EachType DO', FILES.map(eachType)),
    ...macro('AddFiles', addFiles(order)),
    ...macro('RemoveFiles', [
      ...files.map((file) => `Delete ${installed(file)}`),
      ...foldersOf(files).map((folder) => `RMDir ${installed(folder)}`),
    ]),
    '',
  ].join('\n')
}

/** Returns a text as makensis reads it. @throws RangeError if it contains a line break, or `$`, which begins a variable */
export function quoted(text: string): string {
  if (/[\r\n$]/.test(text)) throw new RangeError(`a text of the installer contains a line break or $: ${text}`)
  return `"${text.replaceAll('"', '$\\"')}"`
}

/** Returns all folders that contain files, the deepest first. */
export function foldersOf(files: readonly string[]): readonly string[] {
  const above = (path: string): readonly string[] =>
    dirname(path) === '.' ? [] : [dirname(path), ...above(dirname(path))]
  const depth = (path: string) => path.split('/').length
  return [...new Set(files.flatMap(above))].sort((a, b) => depth(b) - depth(a))
}

function typeNames({ programId, descriptions }: FileKind): readonly string[] {
  return [
    `LangString ${programId} \${LANG_ENGLISH} ${quoted(descriptions.en)}`,
    `LangString ${programId} \${LANG_RUSSIAN} ${quoted(descriptions.ru)}`,
  ]
}

function eachType({ extension, programId, mimeType }: FileKind): string {
  return `!insertmacro \${DO} ${extension} ${programId} ${mimeType}`
}

function addFiles({ folder, files }: InstallerOrder): readonly string[] {
  return ['', ...foldersOf(files).toReversed()].flatMap((below) => [
    `SetOutPath ${installed(below)}`,
    ...files.filter((file) => dirname(file) === (below || '.')).map((file) => `File ${quoted(join(folder, file))}`),
  ])
}

/** Returns the path of an installed file or folder. */
function installed(path: string): string {
  return `"$INSTDIR${path === '' ? '' : `\\${quoted(path.replaceAll('/', '\\')).slice(1, -1)}`}"`
}

function macro(name: string, lines: readonly string[]): readonly string[] {
  return [`!macro ${name}`, ...lines.map((line) => `  ${line}`), '!macroend']
}
