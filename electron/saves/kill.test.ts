import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '../files/log.ts'
import { gameOf } from '../games/games.ts'
import { freshFolder } from '../testkit/folders.ts'
import { compileProgram, runAndKill } from '../testkit/killing.ts'
import { fromVersion0 } from '../testkit/oldSaves.ts'
import type { Acknowledged } from '../testkit/playUntilKilled.ts'
import { readMatchFile } from './sharing/importFile.ts'
import { openStore, type Store } from './store.ts'

/** `npm run kills -- 1000` runs more. */
const KILLS = Number(process.env.KILLS ?? 12)
/** Parallel runs, each in its own folder, to use two processors. */
const LANES = 2

let program: string
beforeAll(async () => {
  program = await compileProgram('playUntilKilled.ts')
})

describe('a program killed while it plays, exports and upgrades', () => {
  it(`loses nothing that it acknowledged in ${KILLS} kills`, { timeout: 180_000 + KILLS * 2000 }, async () => {
    const lanes = await Promise.all(Array.from({ length: LANES }, () => killAgainAndAgain(KILLS / LANES)))
    const acknowledged = lanes.flatMap((lane) => lane.acknowledged)
    expect(lanes.flatMap((lane) => lane.faults)).toEqual([])
    const count = (kind: Acknowledged['kind']) => acknowledged.filter((one) => one.kind === kind).length
    const others = (['exported', 'old', 'overwriting'] as const).map((kind) => [kind, count(kind)] as const)
    console.info(`${KILLS} kills: ${count('moves')} moves, ${others.map(([kind, n]) => `${n} ${kind}`).join(', ')}`)
    expect(count('moves')).toBeGreaterThan(KILLS)
    expect(Math.min(...others.map(([, n]) => n))).toBeGreaterThan(0)
  })
})

async function killAgainAndAgain(times: number) {
  const folder = await freshFolder()
  const store = await openStore({ folder, games: gameOf, log: silentLog, now: Date.now, upgrade: fromVersion0 })
  const acknowledged: Acknowledged[] = []
  const faults: string[] = []
  for (let kill = 1; kill <= times; kill++) {
    const told = await playAndKill(folder, kill)
    acknowledged.push(...told)
    faults.push(...(await faultsIn(store, told)).map((fault) => `kill ${kill}: ${fault}`))
  }
  return { acknowledged, faults }
}

/** Lets the program work for a moment; returns its acknowledgements before it was killed. */
async function playAndKill(folder: string, kill: number): Promise<Acknowledged[]> {
  const lines = await runAndKill(program, [folder, String(kill)])
  return lines.map((line): Acknowledged => JSON.parse(line))
}

/** Returns the acknowledged work that is missing. */
async function faultsIn(store: Store, told: readonly Acknowledged[]): Promise<string[]> {
  const { setAside } = await store.list()
  return [
    ...setAside.map(({ file }) => `${file} cannot be read`),
    ...(await faultyMoves(store, told)),
    ...(await faultyOldSaves(store, told)),
    ...(await faultyExports(store, told)),
  ]
}

/** Returns the faults in moves. The last acknowledgement of each match counts: earlier moves may have been undone. */
async function faultyMoves(store: Store, told: readonly Acknowledged[]): Promise<string[]> {
  const faults: string[] = []
  const { saves } = await store.list()
  const lastWords = new Map(told.filter((one) => one.kind !== 'ready' && 'id' in one).map((one) => [one.id, one]))
  for (const words of lastWords.values()) {
    // Killed before it noticed that another program had overwritten the file.
    if (words.kind !== 'moves') continue
    const { id, n, hash, undoing } = words
    const { entries } = (await store.peek(id)).match
    const kept = n === 0 || entries[n - 1]?.hash === hash
    const undone = undoing && entries.length === n - 1
    if (!kept && !undone) faults.push(`${id} has ${entries.length} moves and not the ${n} acknowledged`)
    if (!saves.some((save) => save.id === id)) faults.push(`${id} is not listed`)
  }
  return faults
}

/**
 * Returns the faults in old saves. The last one may have been upgraded or removed afterwards; its moves must still
 * exist somewhere.
 */
async function faultyOldSaves(store: Store, told: readonly Acknowledged[]): Promise<string[]> {
  const last = told.findLast((one) => one.kind === 'old')
  if (!last) return []
  const removed = (await readdir(store.folder.trash).catch(() => [])).some((name) => name.startsWith(last.id))
  if (removed) return []
  const moves = (await store.peek(last.id)).match.entries.length
  await store.remove(last.id)
  await store.folder.release() // for the next program
  return moves === last.moves ? [] : [`${last.id} has ${moves} moves after its upgrade and not ${last.moves}`]
}

/** Returns the faults in exports. Every exported file must be intact, including the one being replaced. */
async function faultyExports(store: Store, told: readonly Acknowledged[]): Promise<string[]> {
  const exports = join(store.folder.path, 'exports')
  const names = (await readdir(exports).catch(() => [])).filter((name) => name.endsWith('.ctmatch'))
  const faults: string[] = []
  for (const name of names) {
    const path = join(exports, name)
    const { summary } = await readMatchFile(path, gameOf, Date.now())
    const promised = told.findLast((one) => one.kind === 'exported' && one.path === path)
    const least = promised?.kind === 'exported' ? promised.moves : 0
    if (summary.recovered || summary.moves < least) faults.push(`${name} has ${summary.moves} moves, not ${least}`)
  }
  return faults
}
