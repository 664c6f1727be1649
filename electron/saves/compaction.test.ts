import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { silentLog } from '../files/log.ts'
import { onlyCups, playInto, saveCups } from '../testkit/cupsMatches.ts'
import { freshFolder } from '../testkit/folders.ts'
import { parsedLines, printedLines } from '../testkit/saveBytes.ts'
import { tickingClock } from '../testkit/tickingClock.ts'
import { type OpenedMatch, openStore, type Store } from './store.ts'

const MOST = 64 * 1024
const CLOCK = { kind: 'match', seconds: 600, increment: 5, atEnd: 'loses' } as const
const left = (spent: number) => ({ left: { north: 600_000 - spent, south: 600_000 }, spent })

/** Returns a store that reads saves of at most `most` bytes into memory. */
async function storeOf(most: number, folder?: string): Promise<Store> {
  const path = folder ?? join(await freshFolder(), 'saves')
  const store = await openStore({ folder: path, games: onlyCups, log: silentLog, now: tickingClock(), most })
  onTestFinished(() => store.closeAll())
  return store
}

/** Plays a move and takes it back, repeatedly. */
async function wobble({ match, save }: OpenedMatch, times: number): Promise<void> {
  const prepared = match.prepare(match.awaiting()[0] ?? '', { kind: 'wink' })
  if (!prepared.ok) throw new Error('a wink was refused')
  const number = match.entries.length + 1
  for (let i = 0; i < times; i++) {
    await save.addMove(number, match.recordEntry(prepared.entry), null, { before: left(i), after: left(i + 1) })
    await save.addUndo(number - 1, left(i + 1))
  }
}

/** Returns a save with every kind of line, and much room taken by undone moves. */
async function grownSave(store: Store, times: number): Promise<string> {
  const id = await saveCups(store, { clock: CLOCK })
  const opened = await store.open(id)
  await playInto(opened, 'north', { kind: 'peek', cup: 1 })
  await opened.save.addName('north', 'Nora Blue')
  await opened.save.addPlayer('south', { kind: 'human', elsewhere: true }, 'Sue')
  await playInto(opened, 'south', { kind: 'roll' })
  await opened.save.addTimes(left(7))
  await opened.save.rename('The long evening')
  await wobble(opened, times)
  await playInto(opened, 'north', { kind: 'roll' })
  await opened.save.addLoss('south', { kind: 'bot', level: 'easy' })
  await store.close(id)
  return id
}

const bytesOf = async (store: Store, id: string) => (await stat(store.folder.fileOf(id))).size

/** Expects the same content as before, with the time of the last move as its time of change. */
async function expectSame(store: Store, id: string, before: Awaited<ReturnType<Store['peek']>>): Promise<void> {
  const after = await store.peek(id)
  const { updatedAt } = after.content.summary
  expect(after.content).toEqual({ ...before.content, summary: { ...before.content.summary, updatedAt } })
  expect(updatedAt).toBe(before.content.entries.at(-1)?.at)
  expect(after.match.state).toEqual(before.match.state)
}

describe('undone moves', () => {
  it('leave the file when it is opened, and no other line does', async () => {
    const store = await storeOf(MOST)
    const id = await grownSave(store, 60)
    const [grown, before] = [await bytesOf(store, id), await store.peek(id)]
    await store.open(id)
    expect(await bytesOf(store, id)).toBeLessThan(grown / 3)
    await expectSame(store, id, before)
    expect(await readdir(store.folder.path)).toEqual([`${id}.ctmatch`])
  })

  it('leave a file that continues as before', async () => {
    const store = await storeOf(MOST)
    const id = await grownSave(store, 60)
    const opened = await store.open(id)
    await wobble(opened, 2)
    await playInto(opened, 'south', { kind: 'roll' })
    const state = opened.match.state
    await store.closeAll()
    const again = await (await storeOf(MOST, store.folder.path)).open(id)
    expect([again.match.state, again.save.summary.recovered]).toEqual([state, false])
  })

  it('stay if they take little room', async () => {
    const store = await storeOf(MOST)
    const id = await grownSave(store, 3)
    const before = await readFile(store.folder.fileOf(id))
    await store.open(id)
    expect(await readFile(store.folder.fileOf(id))).toEqual(before)
  })
})

describe('a save that grew beyond the size for reading into memory', () => {
  it('is listed and opens, without its undone moves', async () => {
    const store = await storeOf(MOST)
    const id = await grownSave(store, 200)
    expect(await bytesOf(store, id)).toBeGreaterThan(MOST)
    expect(await store.list()).toMatchObject({ saves: [{ id, moves: 3, condition: 'whole' }], setAside: [] })
    const before = await store.peek(id)
    const opened = await store.open(id)
    expect(await bytesOf(store, id)).toBeLessThan(MOST / 4)
    await expectSame(store, id, before)
    await playInto(opened, 'south', { kind: 'roll' })
    expect((await store.peek(id)).content.entries).toHaveLength(4)
  })

  it('that is damaged opens up to its last whole line, and the original is kept', async () => {
    const store = await storeOf(MOST)
    const id = await grownSave(store, 200)
    const path = store.folder.fileOf(id)
    const whole = await readFile(path)
    await writeFile(path, whole.subarray(0, -20))
    const opened = await store.open(id)
    expect(opened.save.summary).toMatchObject({ moves: 3, recovered: true })
    expect(await readdir(store.folder.originals)).toHaveLength(1)
  })

  it('is refused if even its moves do not fit, and is not moved', async () => {
    const store = await storeOf(2048)
    const id = await saveCups(store)
    const [header] = parsedLines(await readFile(store.folder.fileOf(id)))
    const entry = { seat: 'north', move: { kind: 'wink' }, events: [], hash: '0'.repeat(16) }
    const moves = Array.from({ length: 50 }, (_, index) => ({ kind: 'move', n: index + 1, entry, at: 0 }))
    await writeFile(store.folder.fileOf(id), printedLines([header, ...moves]))
    await expect(store.open(id)).rejects.toMatchObject({ problem: { code: 'file-too-long' } })
    expect((await store.list()).setAside).toEqual([{ file: `${id}.ctmatch`, reason: 'file-too-long' }])
  })

  it('does not allow other large files to be opened', async () => {
    const store = await storeOf(2048)
    await saveCups(store)
    const id = '20260101-120000-0000000000'
    await writeFile(store.folder.fileOf(id), Buffer.alloc(MOST, 'x\n'))
    await expect(store.open(id)).rejects.toMatchObject({ problem: { code: 'file-too-long' } })
  })
})
