import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../../testkit/folders.ts'
import { Journal } from './journal.ts'
import { keepFile } from './keptFile.ts'
import type { SaveLine } from './lines.ts'
import { NO_SUM, sealLine } from './seal.ts'

const title = (text: string): SaveLine => ({ kind: 'title', title: text, at: 1 })

/** Both lines as they stand in a whole journal. */
function bothLines(): string {
  const first = sealLine(title('one'), NO_SUM)
  return first.text + sealLine(title('two'), first.sum).text
}

/** A journal with one line in it, in a folder of saves. */
async function begun() {
  const root = await freshFolder()
  const saves = join(root, 'saves')
  const path = join(saves, 'evening.ctmatch')
  await mkdir(saves)
  await writeFile(path, '')
  const journal = new Journal(await keepFile(path, join(saves, 'originals')), { size: 0, sum: NO_SUM })
  await journal.append(title('one'))
  return { root, saves, path, journal }
}

describe('a save that is open', () => {
  it('is whole again with the next line when it was deleted', async () => {
    const { path, journal } = await begun()
    await rm(path)
    await journal.append(title('two'))
    expect(await readFile(path, 'utf8')).toBe(bothLines())
    await journal.close()
  })

  it('is whole again when its folder was moved away, and goes on there', async () => {
    const { root, saves, path, journal } = await begun()
    await rename(saves, join(root, 'elsewhere'))
    await journal.append(title('two'))
    expect(await readFile(path, 'utf8')).toBe(bothLines())
    await journal.append(title('three'))
    expect(await readFile(path, 'utf8')).toContain('three')
    await journal.close()
  })

  it('keeps aside what took its place', async () => {
    const { saves, path, journal } = await begun()
    await rm(path)
    await writeFile(path, 'an older state, put back by something')
    await journal.append(title('two'))
    expect(await readFile(path, 'utf8')).toBe(bothLines())
    const [kept = ''] = await readdir(join(saves, 'originals'))
    expect(await readFile(join(saves, 'originals', kept), 'utf8')).toBe('an older state, put back by something')
    await journal.close()
  })

  it('takes no line when it cannot come back', async () => {
    const { root, saves, path, journal } = await begun()
    await rename(saves, join(root, 'elsewhere'))
    await writeFile(saves, 'a file where the folder was')
    await expect(journal.append(title('two'))).rejects.toMatchObject({ problem: { code: 'save-failed' } })
    await rm(saves)
    await journal.append(title('two'))
    expect(await readFile(path, 'utf8')).toBe(bothLines())
    await journal.close()
  })
})
