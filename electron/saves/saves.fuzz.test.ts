import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Damage, damaged, damages } from '../../engine/testkit/damage.ts'
import { budget } from '../../engine/testkit/fuzz.node.ts'
import { GAME_IDS, type GameId } from '../contract/ipc.ts'
import { Refused } from '../contract/refused.ts'
import { silentLog } from '../files/log.ts'
import { gameOf } from '../games/games.ts'
import { type ByteDamage, byteDamages, damagedBytes } from '../testkit/byteDamage.ts'
import { freshFolder } from '../testkit/folders.ts'
import { NOON, sampleReplay, saveBytes } from '../testkit/saveBytes.ts'
import { readMatchFile } from './sharing/importFile.ts'
import { readReplayFile } from './sharing/replayFile.ts'
import { type OpenedMatch, openStore, type Store } from './store.ts'

const ID = '20260101-120000-0123456789'
const REFUSALS = ['file-unreadable', 'file-too-new', 'file-too-long']

const given = fc.record({ game: fc.constantFrom(...GAME_IDS), seed: fc.nat({ max: 4 }), changes: byteDamages })
const wholeSaves = new Map<string, Buffer>()

function wholeSave(game: GameId, seed: number): Buffer {
  const name = `${game} ${seed}`
  const bytes = wholeSaves.get(name) ?? saveBytes(game, seed, 4 + seed)
  wholeSaves.set(name, bytes)
  return bytes
}

const storeIn = (folder: string) => openStore({ folder, games: gameOf, log: silentLog, now: () => NOON })

/** Returns the value, or null if it was refused with one of the codes; other errors are rethrown. */
async function unlessRefused<T>(work: Promise<T>, codes: readonly string[]): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (error instanceof Refused && codes.includes(error.problem.code) && (error.problem.detail ?? '') !== '')
      return null
    throw error
  })
}

/** Returns the contents of all files below the folder. */
async function filesBelow(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(entries.filter((one) => one.isFile()).map((one) => readFile(join(one.parentPath, one.name))))
}

async function playAnything({ match, save }: OpenedMatch): Promise<void> {
  const [seat] = match.awaiting()
  const [listed] = seat === undefined ? [] : match.moves(seat)
  const prepared = seat !== undefined && listed ? match.prepare(seat, listed.move) : null
  if (!prepared?.ok) return
  const { entry } = prepared
  await save.addMove(entry.number, match.recordEntry(entry), match.rules.outcome(entry.after))
  match.commit(entry)
}

async function holdSave(store: Store, bytes: Buffer): Promise<void> {
  await writeFile(store.folder.fileOf(ID), bytes)
  const { saves, setAside } = await store.list()
  expect(saves.length + setAside.length).toBe(1)
  const opened = await unlessRefused(store.open(ID), [...REFUSALS, 'no-such-save'])
  if (opened) {
    await playAnything(opened)
    await store.close(ID)
    const again = await store.open(ID)
    expect(again.match.entries).toHaveLength(opened.match.entries.length)
    await store.close(ID)
  }
  const kept = await filesBelow(store.folder.path)
  expect(kept.some((file) => file.subarray(0, bytes.length).equals(bytes))).toBe(true)
}

async function holdImport(store: Store, bytes: Buffer): Promise<void> {
  const path = join(store.folder.path, '..', 'given.ctmatch')
  await writeFile(path, bytes)
  const content = await unlessRefused(readMatchFile(path, gameOf, NOON), REFUSALS)
  expect((await readFile(path)).equals(bytes)).toBe(true)
  if (!content) return
  const { id, moves } = await store.add(content)
  expect((await store.open(id)).match.entries).toHaveLength(moves)
  await store.close(id)
}

/** Runs a check on one damaged save after another, each in an empty folder. */
async function holdAll(check: (store: Store, bytes: Buffer) => Promise<void>, share: number): Promise<void> {
  const folder = join(await freshFolder(), 'saves')
  const holds = fc.asyncProperty(given, async ({ game, seed, changes }) => {
    await rm(folder, { recursive: true, force: true })
    const store = await storeIn(folder)
    try {
      await check(store, damagedBytes(wholeSave(game, seed), changes))
    } finally {
      await store.closeAll()
    }
  })
  await fc.assert(holds, budget(share))
}

describe('a damaged or forged save', () => {
  it('is recovered or refused with a code, and its original is kept', () => holdAll(holdSave, 3))
  it('is imported up to the last valid move, or refused with a code, and stays unchanged', () => holdAll(holdImport, 2))
})

describe('a damaged or forged replay', () => {
  it('is opened or refused with a code', async () => {
    const path = join(await freshFolder(), 'given.ctreplay')
    const damage = fc.record({
      game: fc.constantFrom(...GAME_IDS),
      seed: fc.nat({ max: 4 }),
      changes: fc.oneof(byteDamages, damages),
    })
    const holds = fc.asyncProperty(damage, async ({ game, seed, changes }) => {
      await writeFile(path, damagedReplay(sampleReplay(game, seed, 5), changes))
      await unlessRefused(readReplayFile(path, 'replay-1', gameOf), REFUSALS)
    })
    await fc.assert(holds, budget(1))
  })
})

/** Returns a replay with damage to its bytes, or to the JSON's values. */
function damagedReplay(whole: Buffer, changes: readonly (ByteDamage | Damage)[]): string | Buffer {
  const isByteDamage = (change: ByteDamage | Damage): change is ByteDamage => !('value' in change)
  if (changes.every(isByteDamage)) return damagedBytes(whole, changes)
  const inner = changes.filter((change): change is Damage => !isByteDamage(change))
  return JSON.stringify(damaged(JSON.parse(whole.toString()), inner))
}
