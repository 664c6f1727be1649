import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isOnPath } from '../../electron/systemLibraries.ts'
import { compile, SCRIPTS } from './target.ts'

const work = await mkdtemp(join(tmpdir(), 'installer-test-'))
afterAll(() => rm(work, { recursive: true }))

const product = {
  version: '1.2.3',
  versionNumbers: '1.2.3.0',
  description: 'Sea games',
  company: 'The “Founders”',
  copyright: '© 2026',
  homepage: 'https://captains-table.example',
  updatesFolder: 'captains-table-updater',
}

/** Returns the type of processor that a Windows program is for, from its header. */
function machineOf(program: Buffer): string {
  const at = program.readUInt32LE(0x3c)
  return program.readUInt16LE(at + 4).toString(16)
}

describe.runIf(isOnPath('makensis'))('a script', () => {
  it.each(Object.values(SCRIPTS))(
    '%s compiles without warnings, for 64 bits, with the version in its facts',
    async (script) => {
      await writeFile(join(work, 'Captains Table.exe'), 'the program')
      const output = join(work, `${script}.exe`)
      await compile(script, { folder: work, product, output, quick: true })
      const bytes = await readFile(output)
      expect(machineOf(bytes)).toBe('8664')
      expect(bytes.includes(Buffer.from(product.description, 'utf16le'))).toBe(true)
      expect(bytes.includes(Buffer.from(product.version, 'utf16le'))).toBe(true)
      await rm(output)
    },
  )

  it('stops with the words of makensis if it has a fault', async () => {
    const order = {
      folder: work,
      product: { ...product, versionNumbers: '1' },
      output: join(work, 'no.exe'),
      quick: true,
    }
    await expect(compile('installer.nsi', order)).rejects.toThrow(/makensis failed: (.|\n)*VIProductVersion/)
  })
})
