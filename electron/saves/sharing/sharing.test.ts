import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chainHash } from '../../../engine/match/entry.ts'
import { runToEnd } from '../../../engine/match/steps.ts'
import { cupsStore, onlyCups, playInto, saveCups } from '../../testkit/cupsMatches.ts'
import { freshFolder } from '../../testkit/folders.ts'
import { matchInfo } from '../content.ts'
import { FIRST_SUM, parseLine, printLine } from '../journal/checksum.ts'
import type { Store } from '../store.ts'
import { matchFile } from './exportFile.ts'
import { readMatchFile } from './importFile.ts'
import { printReplay } from './replayFile.ts'

const NOW = Date.UTC(2026, 5, 1)

/** Returns a store with one match in which north has looked under a cup, and the match's exported file. */
async function exported({ seed = 7 } = {}) {
  const store = await cupsStore(await freshFolder())
  const id = await saveCups(store, { seed })
  const opened = await store.open(id)
  await playInto(opened, 'north', { kind: 'peek', cup: 2 })
  await playInto(opened, 'south', { kind: 'roll' })
  await playInto(opened, 'north', { kind: 'wink' })
  await store.rename(id, 'Shared')
  await store.close(id)
  const { match, content } = await store.peek(id)
  return { store, id, match, content, file: runToEnd(matchFile(content)) }
}

async function importBytes(store: Store, bytes: Uint8Array | string) {
  const path = join(await freshFolder(), 'given.ctmatch')
  await writeFile(path, bytes)
  return store.add(await readMatchFile(path, onlyCups, NOW))
}

/** Returns the file with one line changed and all checksums recomputed. */
function forged(file: Buffer, index: number, change: (body: Record<string, unknown>) => object): Buffer {
  let sum = FIRST_SUM
  const texts = file
    .toString()
    .trimEnd()
    .split('\n')
    .map((text, at) => {
      const { sum: _, ...body } = JSON.parse(text)
      const printedLines = printLine(at === index ? change(body) : body, sum)
      sum = printedLines.sum
      return printedLines.text
    })
  return Buffer.from(texts.join(''))
}

describe('an exported match', () => {
  it('continues elsewhere in exactly the same position, under a new id', async () => {
    const { id, match, file } = await exported()
    const elsewhere = await cupsStore(await freshFolder())
    const info = await importBytes(elsewhere, file)
    expect(info).toMatchObject({ title: 'Shared', moves: 3, condition: 'whole' })
    expect(info.id).not.toBe(id)
    const opened = await elsewhere.open(info.id)
    expect(opened.match.state).toEqual(match.state)
    await playInto(opened, 'north', { kind: 'roll' })
  })

  it('can be imported twice', async () => {
    const { store, file } = await exported()
    await importBytes(store, file)
    await importBytes(store, file)
    expect((await store.list()).saves).toHaveLength(3)
  })

  it('is imported up to the damage and marked', async () => {
    const { store, file } = await exported()
    expect(await importBytes(store, file.subarray(0, -5))).toMatchObject({ moves: 2, condition: 'recovered' })
  })

  it('gets no times in the future', async () => {
    const { store, file } = await exported()
    const late = forged(file, 3, (body) => ({ ...body, at: NOW * 9 }))
    expect((await importBytes(store, late)).updatedAt).toBe(NOW)
  })
})

describe('a hostile match file', () => {
  it.each([
    ['not a match', () => 'PK\u0003\u0004'],
    ['empty', () => ''],
    ['one endless line', () => 'x'.repeat(100_000)],
    ['deeply nested', () => `${'['.repeat(200_000)}\n`],
    ['with an unknown key', (file: Buffer) => forged(file, 0, (body) => ({ ...body, extra: 1 }))],
    ['with a path for an id', (file: Buffer) => forged(file, 0, (body) => ({ ...body, id: '../../settings' }))],
    [
      'of no day that a calendar has',
      (file: Buffer) => forged(file, 0, (body) => ({ ...body, createdAt: 2 ** 53 - 1 })),
    ],
    ['with a title of many lines', (file: Buffer) => forged(file, 0, (body) => ({ ...body, title: 'a\nb' }))],
    ['with seats that the game has not', (file: Buffer) => forged(file, 0, (body) => ({ ...body, seats: [] }))],
    [
      'with a record that is none',
      (file: Buffer) => forged(file, 0, (body) => ({ ...body, record: { game: 'jackal', entries: [] } })),
    ],
    [
      'with a seed that is none',
      (file: Buffer) => forged(file, 0, (body) => ({ ...body, record: { ...Object(body.record), seed: 'x' } })),
    ],
  ])('is refused: %s', async (_, make) => {
    const { store, file } = await exported()
    await expect(importBytes(store, make(file))).rejects.toThrow('file-unreadable')
    expect((await store.list()).saves).toHaveLength(1)
  })

  it('cannot change the dice', async () => {
    const { store, match, file } = await exported()
    const events = [
      { kind: 'rolled', seat: 'south', points: 600 },
      { kind: 'turnPassed', to: 'north' },
    ]
    const lucky = forged(file, 2, (body) => ({ ...body, entry: { ...Object(body.entry), events } }))
    const same = await importBytes(store, lucky)
    expect((await store.peek(same.id)).match.state).toEqual(match.state)
    const hash = chainHash(match.entries[0]?.hash ?? '', events)
    const luckier = forged(file, 2, (body) => ({ ...body, entry: { ...Object(body.entry), events, hash } }))
    expect(await importBytes(store, luckier)).toMatchObject({ moves: 1, condition: 'recovered' })
  })

  it('cannot contain a move that the rules refuse', async () => {
    const { store, file } = await exported()
    const wrong = forged(file, 1, (body) => ({ ...body, entry: { ...Object(body.entry), seat: 'south' } }))
    expect(await importBytes(store, wrong)).toMatchObject({ moves: 0, condition: 'recovered' })
  })

  it('of a later version is rejected as too new', async () => {
    const { store, file } = await exported()
    const later = forged(file, 0, (body) => ({ ...body, version: 99 }))
    await expect(importBytes(store, later)).rejects.toThrow('file-too-new')
  })

  it('is rejected by its size alone', async () => {
    const path = join(await freshFolder(), 'huge.ctmatch')
    await writeFile(path, '')
    await truncate(path, 17 * 1024 * 1024)
    await expect(readMatchFile(path, onlyCups, NOW)).rejects.toThrow('larger than')
  })

  it('must be a regular file', async () => {
    await expect(readMatchFile(await freshFolder(), onlyCups, NOW)).rejects.toThrow('file-unreadable')
    await expect(readMatchFile('/nowhere/at/all.ctmatch', onlyCups, NOW)).rejects.toThrow('ENOENT')
  })
})

describe('an exported replay', () => {
  it('contains what the spectator received and nothing else', async () => {
    const { match, content } = await exported()
    const text = runToEnd(printReplay(match, matchInfo(content.summary))).toString()
    const { viewer, start, steps, match: info } = JSON.parse(text)
    expect(viewer).toBe('spectator')
    expect(start.cups).toEqual(Array(6).fill('hidden'))
    expect(steps.map(({ by }: { by: string }) => by)).toEqual(['north', 'south', 'north'])
    expect(steps[0].events[0]).toMatchObject({ kind: 'peeked', cup: 2, value: 'hidden' })
    expect(info).toMatchObject({ title: 'Shared', moves: 3 })
  })

  it('contains neither the seed nor secrets', async () => {
    const seed = 902_100_733_123
    const { match, content } = await exported({ seed })
    const text = runToEnd(printReplay(match, matchInfo(content.summary))).toString()
    expect(text).not.toContain(String(seed))
    for (const value of [11, 22, 33, 44, 55, 66]) expect(text).not.toMatch(new RegExp(`[:,[]${value}[,\\]}]`))
  })

  it('is not accepted as a match', async () => {
    const { store, match, content } = await exported()
    await expect(importBytes(store, runToEnd(printReplay(match, matchInfo(content.summary))))).rejects.toThrow(
      'file-unreadable',
    )
  })
})

it('forged lines have valid checksums, so checksums are not what rejects the files above', async () => {
  const { file } = await exported()
  const [first = ''] = forged(file, 0, (body) => ({ ...body, extra: 1 }))
    .toString()
    .split('\n')
  expect(parseLine(Buffer.from(first), FIRST_SUM)).not.toBeNull()
  expect(forged(file, 0, (body) => body)).toEqual(file)
})

describe('a lesson', () => {
  it('is still a lesson when its save is listed, copied and imported elsewhere', async () => {
    const store = await cupsStore(await freshFolder())
    const id = await saveCups(store, { lesson: 'winking' })
    const copy = await store.copy(id, 'Once more')
    const { content } = await store.peek(id)
    const imported = await importBytes(store, runToEnd(matchFile(content)))
    const { saves } = await store.list()
    expect(new Set(saves.map((save) => save.id))).toEqual(new Set([id, copy.id, imported.id]))
    expect(saves.map((save) => save.lesson)).toEqual(['winking', 'winking', 'winking'])
  })
})
