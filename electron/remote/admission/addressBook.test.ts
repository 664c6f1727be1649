import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../files/log.ts'
import { freshFolder } from '../../testkit/folders.ts'
import { AddressBook, type KeptAddresses, NO_ADDRESSES } from './addressBook.ts'
import { drawToken, hashOfToken } from './links.ts'

const KEPT: KeptAddresses = {
  port: 4173,
  watch: drawToken(),
  table: {
    match: 'match-1',
    reach: { kind: 'network', address: '192.168.1.24' },
    isOpen: true,
    room: drawToken(),
    seats: [{ seat: 'south', token: drawToken() }],
    guests: [
      {
        screen: hashOfToken('phone'),
        device: 'phone',
        name: 'Sam',
        seat: 'south',
        opened: hashOfToken('x'),
        given: null,
      },
    ],
  },
}

/** Returns a book in a new folder, with its log. */
async function book() {
  const folder = await freshFolder()
  const path = join(folder, 'other-screens.json')
  const logged: unknown[] = []
  const note = (event: string, facts?: object) => void logged.push([event, facts])
  const open = () => new AddressBook(path, { ...silentLog, warn: note, error: note })
  return { folder, path, logged, open }
}

describe('the address book', () => {
  it('is empty at first', async () => {
    const { open, logged } = await book()
    expect(await open().read()).toEqual(NO_ADDRESSES)
    expect(logged).toEqual([])
  })

  it('returns the kept addresses, also at the next start of the program', async () => {
    const { open } = await book()
    const first = open()
    await first.keep(NO_ADDRESSES)
    await first.keep(KEPT)
    expect(await first.read()).toEqual(KEPT)
    expect(await open().read()).toMatchObject(KEPT)
  })

  it.skipIf(process.platform === 'win32')('can be read by this user only', async () => {
    const { path, open } = await book()
    await open().keep(KEPT)
    expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600')
  })

  it.each([
    ['is no JSON', '{'],
    ['has a token of another length', JSON.stringify({ version: 1, ...KEPT, watch: 'short' })],
    ['is of a later version', JSON.stringify({ version: 2, ...KEPT })],
  ])('is set aside and replaced when it %s, and the log has no token', async (_, text) => {
    const { folder, path, logged, open } = await book()
    await writeFile(path, text)
    expect(await open().read()).toEqual(NO_ADDRESSES)
    expect(await readFile(join(folder, 'damaged', 'other-screens.json'), 'utf8')).toBe(text)
    expect(logged).toEqual([['addresses damaged', { file: 'other-screens.json' }]])
  })

  it('logs that the disk refuses it, without a token', async () => {
    const { folder, path, logged } = await book()
    await writeFile(join(folder, 'file'), '')
    const blocked = new AddressBook(join(folder, 'file', 'x.json'), {
      ...silentLog,
      error: (...line) => void logged.push(line),
    })
    await blocked.keep(KEPT)
    expect(logged).toMatchObject([['addresses not kept', { code: expect.any(String) }]])
    expect(JSON.stringify(logged)).not.toContain(KEPT.watch)
    expect(await readdir(folder)).not.toContain(path)
  })
})
