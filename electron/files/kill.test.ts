import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../contract/ipc.ts'
import { freshFolder } from '../testkit/folders.ts'
import { compileProgram, runAndKill } from '../testkit/killing.ts'
import { BoundsFile } from '../window/bounds.ts'
import { OwnFile } from './ownFile.ts'
import { parseSettings } from './settingsFile.ts'

/** `npm run kills -- 1000` runs more. */
const KILLS = Number(process.env.KILLS ?? 20)
const DEFAULTS = defaultSettings('en')

describe('a program killed while it writes its own files', () => {
  it(`leaves each of them with the last or the next content in ${KILLS} kills`, {
    timeout: 60_000 + KILLS * 1000,
  }, async () => {
    const program = await compileProgram('writeUntilKilled.ts')
    const folder = await freshFolder()
    for (let kill = 1; kill <= KILLS; kill++) {
      const lines = await runAndKill(program, [folder])
      const step = Number(lines.at(-1))
      const { settings, damaged } = parseSettings(await readFile(join(folder, 'settings.json'), 'utf8'), DEFAULTS)
      expect(damaged).toBe(false)
      expect([step, step + 1].map((one) => (one % 101) / 100)).toContain(settings.volume)
      expect([step, step + 1]).toContain(new BoundsFile(join(folder, 'window.json')).read()?.x)
    }
  })
})

describe('OwnFile', () => {
  it('removes temporary files of killed programs and nothing else', async () => {
    const folder = await freshFolder()
    const leftovers = ['own.json.00c0ffee.tmp', 'own.json.12345678.tmp']
    const others = ['other.json.12345678.tmp', 'own.json.bak', 'own.tmp']
    for (const name of [...leftovers, ...others]) await new OwnFile(join(folder, name)).write('{')
    const file = new OwnFile(join(folder, 'own.json'))
    await file.write('{}')
    expect((await readdir(folder)).sort()).toEqual([...others, 'own.json'].sort())
  })

  it('creates its folder and keeps the last of several writes', async () => {
    const path = join(await freshFolder(), 'new', 'own.json')
    const file = new OwnFile(path)
    await Promise.all(['1', '2', '3'].map((text) => file.write(text)))
    expect(await readFile(path, 'utf8')).toBe('3')
  })
})
