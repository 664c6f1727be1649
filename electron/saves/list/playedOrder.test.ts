import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { silentLog } from '../../files/log.ts'
import { onlyCups, playInto, saveCups } from '../../testkit/cupsMatches.ts'
import { freshFolder } from '../../testkit/folders.ts'
import { openStore, type Store } from '../store.ts'

const HOUR = 3_600_000
const NOON = Date.UTC(2026, 10, 29, 12)

/** Returns a data folder whose stores use a clock that the test sets. */
async function dataFolder() {
  const data = await freshFolder()
  const folder = join(data, 'saves')
  await mkdir(folder)
  const clock = { time: NOON }
  const now = () => ++clock.time
  const open = async (orderFile?: string) => {
    const setting = { folder, games: onlyCups, log: silentLog, now }
    const store = await openStore(orderFile === undefined ? setting : { ...setting, orderFile })
    onTestFinished(() => store.closeAll())
    return store
  }
  const file = join(data, 'played.json')
  return { clock, file, open: () => open(file), openEarlier: () => open() }
}

/** Plays a move into a new match, or into a known one. */
async function play(store: Store, known?: string): Promise<string> {
  const id = known ?? (await saveCups(store))
  const opened = await store.open(id)
  await playInto(opened, opened.match.awaiting()[0] ?? '', { kind: 'wink' })
  await store.close(id)
  return id
}

const order = async (store: Store) => (await store.list()).saves.map(({ id }) => id)

it('a match played while the clock was ahead comes after the match played last', async () => {
  const { clock, open } = await dataFolder()
  const store = await open()
  clock.time = NOON + 3 * HOUR
  const ahead = await play(store)
  clock.time = NOON
  const last = await play(store)
  expect(await order(store)).toEqual([last, ahead])
  await store.closeAll()
  clock.time = NOON + 4 * HOUR
  const later = await open()
  expect(await order(later)).toEqual([last, ahead])
  await play(later, ahead)
  expect(await order(later)).toEqual([ahead, last])
})

it('a save that an earlier version wrote with a clock ahead comes last, even after that time', async () => {
  const { clock, open, openEarlier } = await dataFolder()
  const earlier = await openEarlier()
  clock.time = NOON + 3 * HOUR
  const ahead = await play(earlier)
  clock.time = NOON
  const [first, last] = [await play(earlier), await play(earlier)]
  await earlier.closeAll()
  expect(await order(await open())).toEqual([last, first, ahead])
  clock.time = NOON + 4 * HOUR
  expect(await order(await open())).toEqual([last, first, ahead])
})

it('a save from elsewhere gets its place by its time', async () => {
  const { clock, open, openEarlier } = await dataFolder()
  const store = await open()
  const first = await play(store)
  clock.time = NOON + 2 * HOUR
  const second = await play(store)
  await store.closeAll()
  clock.time = NOON + HOUR
  const elsewhere = await play(await openEarlier())
  clock.time = NOON + 3 * HOUR
  expect(await order(await open())).toEqual([second, elsewhere, first])
})

it('an undo counts as playing, a new title does not', async () => {
  const { open } = await dataFolder()
  const store = await open()
  const [first, second] = [await play(store), await play(store)]
  await store.rename(first, 'Renamed')
  expect(await order(store)).toEqual([second, first])
  await (await store.open(first)).save.addUndo(0)
  expect(await order(store)).toEqual([first, second])
})

it.each(['', '{"version":1}', '{"version":1,"played":["../x"]}', '[]'])(
  'times decide if the order is damaged: %j',
  async (text) => {
    const { file, open } = await dataFolder()
    const store = await open()
    const [first, second] = [await play(store), await play(store)]
    await store.closeAll()
    await rm(file)
    await writeFile(file, text)
    expect(await order(await open())).toEqual([second, first])
  },
)
