import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FILES } from '../product.ts'
import { foldersOf, header, type InstallerOrder, quoted } from './header.ts'

const ORDER: InstallerOrder = {
  folder: '/dist/win-unpacked',
  files: ['Captains Table.exe', 'locales/ru.pak', 'resources/app.asar', 'resources/deep/er/file'],
  bytes: 2000,
  product: {
    version: '1.0.0-beta.1',
    versionNumbers: '1.0.0.0',
    description: 'Sea games',
    company: 'Founders',
    copyright: '© 2026',
    homepage: 'https://captains-table.example',
    updatesFolder: 'captains-table-updater',
  },
  icon: '/icon.ico',
  output: '/dist/installer.exe',
  quick: false,
}

/** Returns the lines of a macro. */
const macroOf = (name: string, text = header(ORDER)) =>
  text
    .match(new RegExp(`^!macro ${name}\\n((?:.|\\n)*?)^!macroend`, 'm'))?.[1]
    ?.split('\n')
    .map((line) => line.trim()) ?? []

const script = readFileSync(join(import.meta.dirname, 'installer.nsi'), 'utf8')

describe('the installer', () => {
  it('puts every file into its folder', () => {
    const lines = macroOf('AddFiles')
    expect(lines.slice(0, 2)).toEqual(['SetOutPath "$INSTDIR"', 'File "/dist/win-unpacked/Captains Table.exe"'])
    expect(lines[lines.indexOf('SetOutPath "$INSTDIR\\resources\\deep\\er"') + 1]).toBe(
      'File "/dist/win-unpacked/resources/deep/er/file"',
    )
  })

  it('registers every kind of file that the program opens, with a name in both languages', () => {
    expect(macroOf('EachType DO').filter(Boolean)).toHaveLength(FILES.length)
    expect(macroOf('TypeNames').filter(Boolean)).toHaveLength(2 * FILES.length)
    expect(macroOf('TypeNames')).toContain(`LangString CaptainsTable.Match \${LANG_ENGLISH} "Captain's Table match"`)
  })

  it('is for 64 bits from its first statement', () => {
    const statements = script.split('\n').filter((line) => !line.startsWith(';'))
    expect(statements[0]).toBe('Target amd64-unicode')
  })

  it('states its size in kilobytes, rounded up', () => {
    expect(header(ORDER)).toContain('!define KILOBYTES "2"\n')
  })

  it('is compressed, unless it is for trying', () => {
    expect(header(ORDER)).toContain('SetCompressor /SOLID lzma\n')
    expect(header({ ...ORDER, quick: true })).toContain('SetCompress off\n')
  })
})

describe('the uninstaller', () => {
  it('deletes the files of the program and the folders that are empty then, the deepest first', () => {
    expect(macroOf('RemoveFiles').filter(Boolean)).toEqual([
      'Delete "$INSTDIR\\Captains Table.exe"',
      'Delete "$INSTDIR\\locales\\ru.pak"',
      'Delete "$INSTDIR\\resources\\app.asar"',
      'Delete "$INSTDIR\\resources\\deep\\er\\file"',
      'RMDir "$INSTDIR\\resources\\deep\\er"',
      'RMDir "$INSTDIR\\resources\\deep"',
      'RMDir "$INSTDIR\\locales"',
      'RMDir "$INSTDIR\\resources"',
    ])
  })

  it('deletes no folder with all its content, except that of downloaded updates', () => {
    expect(script.match(/RMDir \/r .*/g)).toEqual([`RMDir /r "$LOCALAPPDATA\\\${UPDATES_FOLDER}"`])
  })
})

describe('a text for makensis', () => {
  it('keeps quotation marks', () => {
    expect(quoted('the "gold"')).toBe('"the $\\"gold$\\""')
  })

  it.each(['one\n!system two', '5 $'])('is refused: %j', (text) => {
    expect(() => quoted(text)).toThrow(RangeError)
  })
})

it('knows every folder above a file once, the deepest first', () => {
  expect(foldersOf(['a/b/c', 'a/d', 'e'])).toEqual(['a/b', 'a'])
})
