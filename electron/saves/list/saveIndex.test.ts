import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Log, silentLog } from '../../files/log.ts'
import { copyManySaves, idOfCopy, writeOldFile } from '../../fixtures/manySaves.ts'
import { gameOf } from '../../games/games.ts'
import { freshFolder } from '../../testkit/folders.ts'
import { FIRST_SUM, printLine } from '../journal/checksum.ts'
import { openStore } from '../store.ts'

const COUNT = 60

/** A data folder with saves, and stores over it as the program opens them one after another. */
async function dataFolder({ program = '1.0.0', count = COUNT } = {}) {
  const data = await freshFolder()
  const folder = join(data, 'saves')
  await copyManySaves(folder, count)
  const file = join(data, 'saves-index.jsonl')
  const open = async (log: Log = silentLog, version = program) => {
    const index = { file, program: version }
    const store = await openStore({ folder, games: gameOf, log, now: Date.now, index })
    onTestFinished(() => store.closeAll())
    return { store, reads: vi.spyOn(store.folder, 'read') }
  }
  /** Lists all saves once, so that the index is on disk. */
  const fill = async () => {
    const { store } = await open()
    const list = await store.list()
    await store.closeAll()
    return list
  }
  const at = (id: string) => join(folder, `${id}.ctmatch`)
  return { data, folder, file, at, open, fill }
}

interface Line {
  readonly id: string
  readonly stamp: string
  readonly found: object
}

/** Changes the lines of an index after the first one; their checksums are right afterwards. */
async function forge(file: string, change: (entry: Line, index: number) => object | null): Promise<void> {
  const [first = '', ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n')
  const entries = lines.map((line) => {
    const { sum: _, ...entry } = JSON.parse(line)
    return entry
  })
  const forged = entries.flatMap((entry, index) => change(entry, index) ?? [])
  await writeFile(file, [`${first}\n`, ...forged.map((entry) => printLine(entry, FIRST_SUM).text)].join(''))
}

const found = (entry: Line, more: object) => ({ ...entry, found: { ...entry.found, ...more } })

describe('the index of saves', () => {
  it('spares the next start reading saves that have not changed', async () => {
    const { open, fill } = await dataFolder()
    const before = await fill()
    expect(before.saves).toHaveLength(COUNT)
    const { store, reads } = await open()
    expect(await store.list()).toEqual(before)
    expect(reads).not.toHaveBeenCalled()
  })

  it('contains nothing that the list does not show: no seed, secret or move', async () => {
    const { file, fill } = await dataFolder()
    await fill()
    const text = await readFile(file, 'utf8')
    for (const word of ['seed', 'secret', 'salt', 'record', 'entries', 'options'])
      expect(text).not.toContain(`"${word}"`)
  })

  it('has only saves that changed, came or went since read again or forgotten', async () => {
    const { at, open, fill, file } = await dataFolder()
    await fill()
    const [changed, removed, added] = [idOfCopy(3), idOfCopy(4), idOfCopy(COUNT)]
    await writeOldFile(at(changed), await readFile(at(idOfCopy(5))), 7)
    await writeOldFile(at(added), await readFile(at(idOfCopy(6))), 8)
    await rm(at(removed))
    const { store, reads } = await open()
    const ids = (await store.list()).saves.map(({ id }) => id)
    expect(reads.mock.calls.flat().sort()).toEqual([changed, added])
    expect(ids).toHaveLength(COUNT)
    expect(ids).not.toContain(removed)
    await store.closeAll()
    expect(await readFile(file, 'utf8')).not.toContain(removed)
  })

  it('notices changes while the program runs', async () => {
    const { at, open } = await dataFolder()
    const { store, reads } = await open()
    await store.list()
    reads.mockClear()
    await writeOldFile(at(idOfCopy(1)), await readFile(at(idOfCopy(2))), 99)
    await rename(at(idOfCopy(7)), at(idOfCopy(8)))
    await writeFile(at(idOfCopy(9)), 'not a save')
    const { saves, setAside } = await store.list()
    expect(reads.mock.calls.flat().sort()).toEqual([idOfCopy(1), idOfCopy(8), idOfCopy(9)])
    expect(saves).toHaveLength(COUNT - 2)
    expect(setAside).toEqual([{ file: `${idOfCopy(9)}.ctmatch`, reason: 'file-unreadable' }])
  })

  it('does not keep a save that has just changed: it could change again within the same tick of its times', async () => {
    const { at, open, fill } = await dataFolder()
    await writeFile(at(idOfCopy(0)), await readFile(at(idOfCopy(1))))
    await fill()
    const { store, reads } = await open()
    await store.list()
    expect(reads.mock.calls).toEqual([[idOfCopy(0)]])
  })

  it('keeps that a file is of a later version, until the program is', async () => {
    const { at, open, fill } = await dataFolder()
    await writeOldFile(at('later-version'), '{"format":"captains-table-match","version":99}\n')
    const verdict = [{ file: 'later-version.ctmatch', reason: 'file-too-new' }]
    expect((await fill()).setAside).toEqual(verdict)
    const { store, reads } = await open()
    expect((await store.list()).setAside).toEqual(verdict)
    expect(reads).not.toHaveBeenCalled()
    const later = await open(silentLog, '1.1.0')
    expect((await later.store.list()).setAside).toEqual(verdict)
    expect(later.reads).toHaveBeenCalledTimes(COUNT + 1)
  })
})

describe('a wrong index', () => {
  const JUNK = 10 * 1024 * 1024

  it.each<[string, (file: string) => Promise<unknown>]>([
    ['is missing', (file) => rm(file)],
    ['is empty', (file) => writeFile(file, '')],
    ['is 10 MB of zeros', (file) => writeFile(file, Buffer.alloc(JUNK))],
    ['goes on with 10 MB of zeros', async (file) => writeFile(file, [await readFile(file), Buffer.alloc(JUNK)])],
    ['is 10 MB of line breaks', async (file) => writeFile(file, [await readFile(file), Buffer.alloc(JUNK, '\n')])],
    ['is larger than any', (file) => writeFile(file, Buffer.alloc(33 * 1024 * 1024, '{"id":"12345678"}\n'))],
    [
      'is of a later version',
      async (file) => writeFile(file, (await readFile(file, 'utf8')).replace('"version":1', '"version":2')),
    ],
    ['is torn', async (file) => writeFile(file, (await readFile(file)).subarray(0, -100))],
    [
      'has a changed byte in each line',
      async (file) => writeFile(file, (await readFile(file, 'utf8')).replaceAll('"moves":', '"moves":1')),
    ],
    ['has other sizes', (file) => forge(file, (entry) => ({ ...entry, stamp: `1${entry.stamp}` }))],
    ['has the rows of other saves', (file) => forge(file, (entry, i) => found(entry, { id: idOfCopy(i + 1) }))],
    [
      'has entries of missing saves',
      (file) => forge(file, (entry) => found({ ...entry, id: 'gone-1234' }, { id: 'gone-1234' })),
    ],
    ['has ids that are paths', (file) => forge(file, (entry) => found({ ...entry, id: '../../12345678' }, {}))],
    ['has unknown fields', (file) => forge(file, (entry) => found(entry, { path: '/etc/passwd' }))],
    ['has fields missing', (file) => forge(file, (entry) => ({ ...entry, found: { id: entry.id } }))],
    ['has titles that no save has', (file) => forge(file, (entry) => found(entry, { title: 'a\nb'.repeat(99) }))],
    ['has numbers that no save has', (file) => forge(file, (entry) => found(entry, { updatedAt: -1 }))],
    ['has a game that the program lacks', (file) => forge(file, (entry) => found(entry, { game: 'chess' }))],
    [
      'has a bot that the program lacks',
      (file) =>
        forge(file, (entry) =>
          found(entry, { seats: [{ seat: 'white', name: 'B', player: { kind: 'bot', level: 'godlike' } }] }),
        ),
    ],
    [
      'has verdicts that are not kept',
      (file) => forge(file, (entry) => ({ ...entry, found: { reason: 'file-unreadable' } })),
    ],
    [
      'says that saves are too deep to read',
      (file) => forge(file, (entry) => ({ ...entry, found: JSON.parse('['.repeat(99) + ']'.repeat(99)) })),
    ],
  ])('%s: the list is right, and the next start reads no save', async (_, damage) => {
    const { file, open, fill } = await dataFolder({ count: 12 })
    const right = await fill()
    await damage(file)
    const { store } = await open()
    expect(await store.list()).toEqual(right)
    await store.closeAll()
    const { store: next, reads } = await open()
    expect(await next.list()).toEqual(right)
    expect(reads).not.toHaveBeenCalled()
  })
})

describe('an index that cannot be written', () => {
  it('is reported once, and the saves are listed', async () => {
    const { file, open } = await dataFolder({ count: 5 })
    await mkdir(join(file, 'in-the-way'), { recursive: true })
    const warn = vi.fn()
    const { store } = await open({ ...silentLog, warn })
    for (const number of [5, 6]) {
      await copyManySaves(store.folder.path, number)
      expect((await store.list()).saves).toHaveLength(number)
      await store.closeAll()
    }
    expect(warn.mock.calls.map(([event]) => event)).toEqual(['index of saves not kept'])
  })

  it('leaves no draft behind', async () => {
    const { data, file, open } = await dataFolder({ count: 5 })
    await mkdir(join(file, 'in-the-way'), { recursive: true })
    const { store } = await open()
    await store.list()
    await store.closeAll()
    expect((await readdir(data)).sort()).toEqual(['saves', 'saves-index.jsonl'])
  })
})
