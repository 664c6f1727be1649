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

/** A file as version 0.2.0 wrote it. */
const WRITTEN_BY_0_2_0 = `{"version":1,"port":4173,"watch":"Rz0mS1k9Qy2bW7xN4vT8pA","table":{"match":"match-1","reach":{"kind":"computer"},"isOpen":true,"room":"a1B2c3D4e5F6g7H8i9J0kL","seats":[{"seat":"south","token":"Zx9Yw8Vu7Ts6Rq5Po4Nm3-"}],"guests":[]}}
`

const CHANNEL = { id: 'feed', kind: 'spectator', delay: 0, token: drawToken() }

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

  it('opens the files of earlier versions, which knew one channel and no delay', async () => {
    const { path, open, logged } = await book()
    await writeFile(path, WRITTEN_BY_0_2_0)
    const kept = await open().read()
    expect(kept).toMatchObject({
      port: 4173,
      watch: 'Rz0mS1k9Qy2bW7xN4vT8pA',
      table: { match: 'match-1', isOpen: true },
    })
    expect([kept.watchDelay, kept.channels, logged]).toEqual([undefined, undefined, []])
  })

  it('returns the kept channels with their delays', async () => {
    const { open } = await book()
    const channels = [
      { id: 'feed', kind: 'spectator', delay: 60_000, token: drawToken() },
      { id: 'caster', kind: 'caster', delay: 0, token: drawToken(), match: 'match-1' },
    ] as const
    await open().keep({ ...KEPT, watchDelay: 30_000, channels })
    expect(await open().read()).toMatchObject({ watchDelay: 30_000, channels })
  })

  it.skipIf(process.platform === 'win32')('can be read by this user only', async () => {
    const { path, open } = await book()
    await open().keep(KEPT)
    expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600')
  })

  it.each([
    ['is no JSON', '{'],
    ['has a token of another length', JSON.stringify({ version: 1, ...KEPT, watch: 'short' })],
    ['has a channel without a name', JSON.stringify({ version: 1, ...KEPT, channels: [{ ...CHANNEL, id: '' }] })],
    ['has a channel that is too late', JSON.stringify({ version: 1, ...KEPT, channels: [{ ...CHANNEL, delay: 1e7 }] })],
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
