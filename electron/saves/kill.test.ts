import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '../log.ts'
import { gameOf } from '../matches/games.ts'
import { freshFolder } from '../testkit/folders.ts'
import type { Acknowledged } from '../testkit/playUntilKilled.ts'
import { openStore, type Store } from './store.ts'

const KILLS = 200
/** Each lane kills in a folder of its own, so that two processors are busy. */
const LANES = 2
/** A killer waits so long at most, in milliseconds, after the first move: time for some dozen more. */
const LONGEST_WAIT = 15

let program: string
beforeAll(async () => {
  // Compiled once: two hundred starts from the sources would take minutes.
  const outDir = await freshFolder()
  const entry = join(import.meta.dirname, '../testkit/playUntilKilled.ts')
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ssr: entry, outDir, minify: false, rollupOptions: { output: { entryFileNames: 'player.mjs' } } },
    ssr: { noExternal: true },
  })
  program = join(outDir, 'player.mjs')
})

describe('a program that is killed while it plays', () => {
  it(`loses no acknowledged move and no save in ${KILLS} kills`, { timeout: 180_000 }, async () => {
    const lanes = await Promise.all(Array.from({ length: LANES }, () => killAgainAndAgain(KILLS / LANES)))
    const acknowledged = lanes.flatMap((lane) => lane.acknowledged)
    expect(lanes.flatMap((lane) => lane.faults)).toEqual([])
    expect(new Set(acknowledged.map(({ id }) => id)).size).toBeGreaterThan(LANES)
    expect(acknowledged.length).toBeGreaterThan(KILLS)
  })
})

async function killAgainAndAgain(times: number) {
  const folder = await freshFolder()
  const store = await openStore({ folder, games: gameOf, log: silentLog, now: Date.now })
  const acknowledged: Acknowledged[] = []
  const faults: string[] = []
  for (let kill = 1; kill <= times; kill++) {
    const told = await playAndKill(folder)
    acknowledged.push(...told)
    faults.push(...(await faultsIn(store, told)).map((fault) => `kill ${kill}: ${fault}`))
  }
  return { acknowledged, faults }
}

/** Lets the program play for a moment; what it acknowledged before it died. */
async function playAndKill(folder: string): Promise<Acknowledged[]> {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    if (output === '') killSoon(child)
    output += chunk
  })
  await once(child, 'close')
  expect(child.signalCode, 'ended by itself').toBe('SIGKILL')
  const lines = output.split('\n').slice(0, -1)
  return lines.map((line): Acknowledged => JSON.parse(line))
}

function killSoon(child: ChildProcess): void {
  setTimeout(() => child.kill('SIGKILL'), Math.random() * LONGEST_WAIT)
}

/** What was promised and is not kept. On each match the last word counts: moves may have been taken back before. */
async function faultsIn(store: Store, told: readonly Acknowledged[]): Promise<string[]> {
  const { setAside, saves } = await store.list()
  const faults = setAside.map(({ file }) => `${file} cannot be read`)
  const lastWords = new Map(told.map((one) => [one.id, one]))
  for (const { id, n, hash, undoing } of lastWords.values()) {
    const { entries } = (await store.peek(id)).match
    const kept = n === 0 || entries[n - 1]?.hash === hash
    const undone = undoing && entries.length === n - 1
    if (!kept && !undone) faults.push(`${id} has ${entries.length} moves and not the ${n} acknowledged`)
    if (!saves.some((save) => save.id === id)) faults.push(`${id} is not listed`)
  }
  return faults
}
