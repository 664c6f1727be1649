import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../testkit/folders.ts'
import { fileNameOf } from './fileName.ts'

const nameOf = (title: string) => fileNameOf(title, '.ctmatch')

describe('the name offered for a file', () => {
  it.each(['हिन्दी', 'Мэри Рид', 'Phở Việt', 'ครั้งที่ ๑', 'مباراة', '海賊', '👨‍👩‍👧 🏴‍☠️', "Ann's match"])(
    'keeps the title %s',
    (title) => {
      expect(nameOf(title)).toBe(`${title.normalize('NFC')}.ctmatch`)
    },
  )

  it.each([
    ['CON', 'CON-.ctmatch'],
    ['nul', 'nul-.ctmatch'],
    ['COM1', 'COM1-.ctmatch'],
    ['lpt9', 'lpt9-.ctmatch'],
    ['COM¹', 'COM¹-.ctmatch'],
    ['CONIN$', 'CONIN$-.ctmatch'],
    ['prn.txt', 'prn-.txt.ctmatch'],
    ['AUX ', 'AUX-.ctmatch'],
    ['Contest', 'Contest.ctmatch'],
  ])('is changed if Windows reserves it: %s becomes %s', (title, name) => {
    expect(nameOf(title)).toBe(name)
  })

  it('has no character that a system forbids, and nothing invisible', () => {
    expect(nameOf('a/b\\c:d*e?f"g<h>i|j')).toBe('a-b-c-d-e-f-g-h-i-j.ctmatch')
    expect(nameOf('A\u00adn\u200bn\u202e')).toBe('Ann.ctmatch')
    expect(nameOf('../../etc/passwd')).not.toMatch(/[/\\]|^\./)
  })

  it('neither begins nor ends with dots, spaces or hyphens', () => {
    expect(nameOf(' .hidden. . ')).toBe('hidden.ctmatch')
    expect(nameOf('-rf')).toBe('rf.ctmatch')
  })

  it.each(['', '...', '///', ' - ', '\u200b'])('is a default word for the title %j', (title) => {
    expect(nameOf(title)).toBe('match.ctmatch')
    expect(fileNameOf(title, '.ctmap', 'map')).toBe('map.ctmap')
  })

  it.each(['😀'.repeat(60), 'क्षि'.repeat(60), 'क़'.repeat(60), `${'x'.repeat(199)} `.repeat(2)])(
    'fits on a disk, cut between letters: %s',
    async (title) => {
      const folder = await freshFolder()
      const name = nameOf(title)
      await writeFile(join(folder, `${name}.12345678.tmp`), '')
      expect(await readdir(folder)).toHaveLength(1)
      expect(title.normalize('NFC')).toContain(name.slice(0, -'.ctmatch'.length))
      expect(name).not.toMatch(/^\p{M}|\p{Cs}/u)
    },
  )
})
