import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../../testkit/folders.ts'
import { FIRST_SUM, printLine } from './checksum.ts'
import { guardFile } from './guardedFile.ts'
import { Journal } from './journal.ts'
import type { SaveLine } from './lines.ts'

const title = (text: string): SaveLine => ({ kind: 'title', title: text, at: 1 })

/** Both lines as they are in an intact journal. */
function bothLines(): string {
  const first = printLine(title('one'), FIRST_SUM)
  return first.text + printLine(title('two'), first.sum).text
}

/** A journal with one line in a folder of saves. */
async function begun() {
  const root = await freshFolder()
  const saves = join(root, 'saves')
  const path = join(saves, 'evening.ctmatch')
  await mkdir(saves)
  await writeFile(path, '')
  const journal = new Journal(await guardFile(path, join(saves, 'originals')), { size: 0, sum: FIRST_SUM })
  await journal.append(title('one'))
  return { root, saves, path, journal }
}

describe('the file of an open save', () => {
  it('is complete again with the next line after it was deleted', async () => {
    const { path, journal } = await begun()
    await rm(path)
    await journal.append(title('two'))
    expect(await readFile(path, 'utf8')).toBe(bothLines())
    await journal.close()
  })

  it('is complete again after its folder was moved away, and continues there', async () => {
    const { root, saves, path, journal } = await begun()
    await rename(saves, join(root, 'elsewhere'))
    await journal.append(title('two'))
    expect(await readFile(path, 'utf8')).toBe(bothLines())
    await journal.append(title('three'))
    expect(await readFile(path, 'utf8')).toContain('three')
    await journal.close()
  })

  it('sets aside the file that replaced it', async () => {
    const { saves, path, journal } = await begun()
    await rm(path)
    await writeFile(path, 'an older state, put back by something')
    await journal.append(title('two'))
    expect(await readFile(path, 'utf8')).toBe(bothLines())
    const [kept = ''] = await readdir(join(saves, 'originals'))
    expect(await readFile(join(saves, 'originals', kept), 'utf8')).toBe('an older state, put back by something')
    await journal.close()
  })

  it('refuses a line if it cannot be restored', async () => {
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
