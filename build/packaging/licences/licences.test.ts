import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isAllowed, ownLicence, printLicences, readLicences, shippedParts } from './licences.ts'
import { packagesOf } from './shippedPackages.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const modules = await mkdtemp(join(tmpdir(), 'modules-'))
afterAll(() => rm(modules, { recursive: true }))

/** Installs a package with this manifest and an optional licence text. */
async function installed(name: string, manifest: object, text?: string): Promise<string> {
  const folder = join(modules, name)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }))
  if (text !== undefined) await writeFile(join(folder, 'LICENSE.md'), text)
  return name
}

describe('a licence', () => {
  it.each(['MIT', 'OFL-1.1', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT'])('%s may be shipped', (licence) => {
    expect(isAllowed(licence)).toBe(true)
  })

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE', ''])(
    '%s must be reviewed first',
    (licence) => {
      expect(isAllowed(licence)).toBe(false)
    },
  )
})

describe('the licences', () => {
  it('are read from the packages', async () => {
    await installed('@scope/rope', { license: 'ISC' }, 'Use it well.\n')
    expect(readLicences(['@scope/rope'], modules)).toEqual([
      { name: '@scope/rope', version: '1.0.0', licence: 'ISC', text: 'Use it well.' },
    ])
  })

  it('are completed with the standard text and the author’s name', async () => {
    await installed('forgetful', { license: 'MIT', author: { name: 'Anne Bonny' } })
    expect(readLicences(['forgetful'], modules)[0]?.text).toMatch(/Copyright \(c\) Anne Bonny\n\nPermission/)
  })

  it('must be named and have a text', async () => {
    await installed('silent', {}, 'Some text')
    await installed('textless', { license: 'Apache-2.0', author: 'Anne Bonny' })
    expect(() => readLicences(['silent'], modules)).toThrow('silent does not say')
    expect(() => readLicences(['textless'], modules)).toThrow('textless comes without')
  })

  it('stop the packaging if one is not allowed', async () => {
    await installed('electron', { license: 'MIT' }, 'MIT')
    await installed('strings', { license: 'GPL-3.0-only' }, 'Share alike.')
    expect(() => shippedParts(['strings'], modules)).toThrow('strings (GPL-3.0-only)')
  })

  it('are written together with the program’s own', () => {
    const text = printLicences([{ name: 'rope', version: '1.0', licence: 'ISC', text: 'Use it.' }], ownLicence(root))
    expect(text).toMatch(/^Captain's Table — MIT\n\nMIT License\n\nCopyright \(c\) /)
    expect(text).toContain('rope 1.0 — ISC\n\nUse it.')
  })
})

describe('what is shipped', () => {
  it('is derived from the modules of the program', () => {
    const ids = [
      '/project/electron/main.ts',
      '/project/node_modules/zod/v4/index.js',
      '/project/node_modules/zod/v4/core.js?commonjs',
      'C:\\project\\node_modules\\@react-three\\fiber\\index.js',
      '/project/node_modules/a/node_modules/b/index.js',
      '/project/node_modules/three/examples/jsm/libs/meshopt_decoder.module.js',
      '\0vite/preload-helper.js',
    ]
    expect(packagesOf(ids)).toEqual(['@react-three/fiber', 'b', 'meshoptimizer', 'vite', 'zod'])
  })
})
