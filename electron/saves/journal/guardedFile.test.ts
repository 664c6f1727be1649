import { mkdir, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../../testkit/folders.ts'
import { FIRST_SUM, printLine } from './checksum.ts'
import { guardFile } from './guardedFile.ts'
import { Journal } from './journal.ts'
import type { SaveLine } from './lines.ts'

const title = (text: string): SaveLine => ({ kind: 'title', title: text, at: 1 })

/** Returns both lines of an intact journal. */
function bothLines(): string {
  const first = printLine(title('one'), FIRST_SUM)
  return first.text + printLine(title('two'), first.sum).text
}

/** Returns a journal with one line in a folder of saves. */
async function begun() {
  const root = await freshFolder()
  const saves = join(root, 'saves')
  const path = join(saves, 'evening.ctmatch')
  await mkdir(saves)
  await writeFile(path, '')
  const journal = new Journal(await guardFile(path, join(saves, 'originals')), {
    bytes: Buffer.alloc(0),
    sum: FIRST_SUM,
  })
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

  it('keeps its lines when it is overwritten between the comparison and the write', async () => {
    const path = join(await freshFolder(), 'evening.ctmatch')
    await writeFile(path, '')
    const file = await guardFile(path, `${path}-originals`)
    const journal = new Journal(file, { bytes: Buffer.alloc(0), sum: FIRST_SUM })
    await journal.append(title('one'))
    const write = file.write.bind(file)
    file.write = async (...given) => {
      await writeFile(path, '')
      return write(...given)
    }
    await journal.append(title('two'))
    expect(await readFile(path, 'utf8')).toBe(bothLines())
    await journal.close()
  })

  const overwritten = [
    ['an older copy', ''],
    ['something longer', `${'x'.repeat(500)}\n`],
    ['other bytes of the same length', 'y'.repeat(printLine(title('one'), FIRST_SUM).text.length)],
  ] as const
  it.each(overwritten)('keeps its lines after it was overwritten in place with %s', async (_, foreign) => {
    const { saves, path, journal } = await begun()
    await writeFile(path, foreign)
    await journal.append(title('two'))
    expect(await readFile(path, 'utf8')).toBe(bothLines())
    const [kept = ''] = await readdir(join(saves, 'originals'))
    expect(await readFile(join(saves, 'originals', kept), 'utf8')).toBe(foreign)
    await journal.close()
  })

  it('is restored when it is closed, if it was overwritten after the last line', async () => {
    const { path, journal } = await begun()
    await journal.append(title('two'))
    await writeFile(path, '')
    await journal.close()
    expect(await readFile(path, 'utf8')).toBe(bothLines())
  })

  it('stays removed if it was removed after the last line', async () => {
    const { saves, path, journal } = await begun()
    await rm(path)
    await journal.close()
    expect(await readdir(saves)).toEqual([])
  })

  it('does not change a file of which only the time was changed', async () => {
    const { saves, path, journal } = await begun()
    await utimes(path, 1, 1)
    await journal.append(title('two'))
    expect(await readFile(path, 'utf8')).toBe(bothLines())
    expect(await readdir(saves)).toEqual(['evening.ctmatch'])
    await journal.close()
  })

  it('does not write through a link in its place', async () => {
    const { root, path, journal } = await begun()
    const elsewhere = join(root, 'elsewhere')
    await rename(path, elsewhere)
    await symlink(elsewhere, path)
    await journal.append(title('two'))
    expect(await readFile(path, 'utf8')).toBe(bothLines())
    expect(await readFile(elsewhere, 'utf8')).toBe(printLine(title('one'), FIRST_SUM).text)
    await journal.close()
  })

  it('is restored after a folder took its place', async () => {
    const { saves, path, journal } = await begun()
    await rm(path)
    await mkdir(path)
    await journal.append(title('two'))
    expect(await readFile(path, 'utf8')).toBe(bothLines())
    expect(await readdir(join(saves, 'originals'))).toEqual(['evening.ctmatch'])
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

  it('refuses each line while it cannot be written again', async () => {
    // Short enough for a file, too long for the draft that replaces it.
    const path = join(await freshFolder(), `${'e'.repeat(240)}.ctmatch`)
    await writeFile(path, '')
    const file = await guardFile(path, join(path, '..', 'originals'))
    const journal = new Journal(file, { bytes: Buffer.alloc(0), sum: FIRST_SUM })
    await writeFile(path, 'overwritten')
    for (let tries = 0; tries < 2; tries++) {
      const system = expect.stringMatching(/^(ENAMETOOLONG|ENOENT)$/)
      const problem = { code: 'save-failed', reason: { facts: { system } } }
      await expect(journal.append(title('one'))).rejects.toMatchObject({ problem })
    }
    await file.close()
  })
})
