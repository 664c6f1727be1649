import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runToEnd } from '../../engine/match/steps.ts'
import { silentLog } from '../files/log.ts'
import { onlyCups, playInto, saveCups } from '../testkit/cupsMatches.ts'
import { freshFolder } from '../testkit/folders.ts'
import { parsedLines, printedLines } from '../testkit/saveBytes.ts'
import { tickingClock } from '../testkit/tickingClock.ts'
import { createSlicer } from '../time/timeSlices.ts'
import { matchFile } from './sharing/exportFile.ts'
import { openStore, type Store } from './store.ts'

/** Creates long work that advances one step at a time, only when allowed. */
function held() {
  let time = 0
  let going = true
  const waiting: (() => void)[] = []
  return {
    work: createSlicer({
      now: () => (time += 10),
      yieldControl: () => new Promise<void>((resolve) => (going ? setImmediate(resolve) : waiting.push(resolve))),
    }),
    hold: () => {
      going = false
    },
    /** Runs one step of the work. */
    async turn() {
      await untilWaiting(waiting)
      waiting.shift()?.()
    },
    letGo() {
      going = true
      for (const go of waiting.splice(0)) go()
    },
  }
}

/** Disks need time. */
async function untilWaiting(waiting: readonly unknown[]): Promise<void> {
  while (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
}

async function storeWith(work?: ReturnType<typeof held>['work']): Promise<Store> {
  const folder = join(await freshFolder(), 'saves')
  return openStore({ folder, games: onlyCups, log: silentLog, now: tickingClock(), ...(work && { work }) })
}

/** Returns the file of a match of this many moves. */
async function winks(count: number, title: string): Promise<string> {
  const store = await storeWith()
  const id = await saveCups(store)
  const opened = await store.open(id)
  for (let i = 0; i < count; i++) await playInto(opened, 'north', { kind: 'wink' })
  await store.rename(id, title)
  return file(runToEnd(matchFile((await store.peek(id)).content)))
}

async function file(bytes: Buffer): Promise<string> {
  const path = join(await freshFolder(), 'given.ctmatch')
  await writeFile(path, bytes)
  return path
}

describe('while a match is imported', () => {
  it('an open match continues, and each of its moves is on disk when it is acknowledged', async () => {
    const { work, hold, turn, letGo } = held()
    const store = await storeWith(work)
    const id = await saveCups(store)
    const opened = await store.open(id)
    const path = await winks(20, 'Long')
    hold()
    const importing = store.importFile(path)
    await turn()
    await playInto(opened, 'north', { kind: 'wink' })
    expect((await readFile(store.folder.fileOf(id), 'utf8')).trimEnd().split('\n')).toHaveLength(2)
    expect(await readdir(store.folder.path)).toHaveLength(1)
    letGo()
    expect(await importing).toMatchObject({ title: 'Long', moves: 20 })
    expect(opened.match.entries).toHaveLength(1)
    await store.closeAll()
  })

  it('a second import waits for the first, and both are listed afterwards', async () => {
    const { work, hold, turn, letGo } = held()
    const store = await storeWith(work)
    const paths = [await winks(30, 'First'), await winks(1, 'Second')]
    hold()
    const done: string[] = []
    const importing = paths.map(async (path) => done.push((await store.importFile(path)).title))
    await turn()
    letGo()
    await Promise.all(importing)
    expect(done).toEqual(['First', 'Second'])
    expect((await store.list()).saves.map(({ moves }) => moves).sort()).toEqual([1, 30])
  })

  it('the program may quit: nothing of the import is left, and it can be repeated', async () => {
    const { work, hold, turn, letGo } = held()
    const store = await storeWith(work)
    const path = await winks(20, 'Long')
    for (const turns of [1, 8, 50]) {
      hold()
      const importing = Promise.allSettled([store.importFile(path), store.importFile(path)])
      for (let i = 0; i < turns; i++) await turn()
      const closing = store.closeAll()
      letGo()
      await closing
      const cancelled = { status: 'rejected', reason: { problem: { code: 'cancelled' } } }
      expect(await importing).toMatchObject([cancelled, cancelled])
      expect(await readdir(store.folder.path)).toEqual([])
    }
    expect(await store.importFile(path)).toMatchObject({ moves: 20 })
  })
})

describe('while a match is opened', () => {
  it('the program may quit: the match is not open and its save is unchanged', async () => {
    const { work, hold, turn, letGo } = held()
    const store = await storeWith(work)
    const { id } = await store.importFile(await winks(60, 'Long'))
    const torn = (await readFile(store.folder.fileOf(id))).subarray(0, -5)
    await writeFile(store.folder.fileOf(id), torn)
    hold()
    const opening = store.open(id)
    for (let i = 0; i < 30; i++) await turn()
    const closing = store.closeAll()
    letGo()
    await expect(opening).rejects.toThrow('cancelled')
    await closing
    expect(await readdir(store.folder.path)).toEqual([`${id}.ctmatch`])
    expect(await readFile(store.folder.fileOf(id))).toEqual(torn)
    expect((await store.open(id)).match.entries.length).toBeGreaterThan(0)
    await store.closeAll()
  })
})

describe('while saves are listed', () => {
  it('the program may quit: the listing is cancelled and no save is treated as damaged', async () => {
    const { work, hold, turn, letGo } = held()
    const store = await storeWith(work)
    const { id } = await store.importFile(await winks(20, 'Long'))
    const again = await openStore({ folder: store.folder.path, games: onlyCups, log: silentLog, now: () => 0, work })
    hold()
    const listing = again.list()
    await turn()
    const closing = again.closeAll()
    letGo()
    await expect(listing).rejects.toThrow('cancelled')
    await closing
    expect(await again.list()).toMatchObject({ saves: [{ id, condition: 'whole' }], setAside: [] })
  })
})

describe('an oversized match file', () => {
  const tooLong = (code: string) => ({ problem: { code: 'file-too-long', file: 'given.ctmatch', reason: { code } } })

  it('is rejected for its number of moves before any of them is played', async () => {
    const [header, move] = parsedLines(await readFile(await winks(1, 'Long')))
    const moves = Array.from({ length: 20_001 }, (_, i) => ({ ...Object(move), n: i + 1 }))
    const store = await storeWith()
    const path = await file(printedLines([header, ...moves]))
    await expect(store.importFile(path)).rejects.toMatchObject(tooLong('too-many-moves'))
    expect((await store.list()).saves).toEqual([])
  })

  it('is rejected for its number of lines, even if few moves remain', async () => {
    const [header, move] = parsedLines(await readFile(await winks(1, 'Long')))
    const pairs = Array.from({ length: 30_001 }, () => [move, { kind: 'undo', to: 0, at: 0 }])
    const path = await file(printedLines([header, ...pairs.flat()]))
    await expect((await storeWith()).importFile(path)).rejects.toMatchObject(tooLong('too-many-moves'))
  })

  it('is rejected if its start position is too large', async () => {
    const [header] = parsedLines(await readFile(await winks(0, 'Long')))
    const record = { ...Object(header).record, options: { turns: 9, more: 'x'.repeat(600_000) } }
    const path = await file(printedLines([{ ...Object(header), record }]))
    await expect((await storeWith()).importFile(path)).rejects.toMatchObject(tooLong('part-too-long'))
  })

  it('is accepted up to a move with an oversized line', async () => {
    const [header, move, ...more] = parsedLines(await readFile(await winks(3, 'Long')))
    const entry = { ...Object(move).entry, events: [{ kind: 'x'.repeat(300_000) }] }
    const path = await file(printedLines([header, move, { ...Object(move), n: 2, entry }, ...more.slice(1)]))
    expect(await (await storeWith()).importFile(path)).toMatchObject({ moves: 1, condition: 'recovered' })
  })

  it('is rejected if replaying it takes too long', async () => {
    let time = 0
    const slow = createSlicer({ now: () => (time += 2000), yieldControl: async () => undefined })
    const store = await storeWith(slow)
    await expect(store.importFile(await winks(20, 'Long'))).rejects.toMatchObject({
      problem: { code: 'file-too-long', reason: { code: 'too-slow' } },
    })
  })

  it('among the saves is reported and stays in place', async () => {
    let time = 0
    let slow = false
    const store = await storeWith(
      createSlicer({ now: () => (time += slow ? 9000 : 1), yieldControl: async () => undefined }),
    )
    const { id } = await store.importFile(await winks(20, 'Long'))
    slow = true
    await expect(store.open(id)).rejects.toMatchObject({ problem: { code: 'file-too-long' } })
    await store.closeAll()
    expect(await readdir(store.folder.path)).toEqual([`${id}.ctmatch`])
  })
})
