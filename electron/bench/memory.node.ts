/**
 * `npm run bench -- --memory [matches]`: plays matches of bots in one host and fails if the memory grows with them. Needs
 * Node's `--expose-gc`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAME_IDS } from '../contract/ipc.ts'
import { silentLog } from '../files/log.ts'
import { gameOf } from '../games/games.ts'
import { BotMemory } from '../matches/bots/botMemory.ts'
import { Bots } from '../matches/bots/bots.ts'
import { RunningMatches } from '../matches/runningMatches.ts'
import { openStore } from '../saves/store.ts'
import { growthOf, type MemoryReading, playMany } from './manyMatches.ts'

/** Allowed heap growth per match in bytes: its entry in the list of saves, and measurement noise. */
const MAX_HEAP = 40 * 1024
const MEGABYTE = 1024 * 1024

const matches = Number(process.argv[2] ?? 50)
const folder = await mkdtemp(join(tmpdir(), 'memory-'))
const store = await openStore({ folder: join(folder, 'saves'), games: gameOf, log: silentLog, now: Date.now })
const memory = await BotMemory.open(join(folder, 'bot-memory.json'), gameOf, silentLog)
const bots = new Bots({ script: new URL('../matches/bots/botWorker.ts', import.meta.url), log: silentLog })
const running = new RunningMatches(store, bots, silentLog, memory)

function read(): MemoryReading {
  if (!globalThis.gc) throw new Error('start Node with --expose-gc')
  globalThis.gc()
  const { heapUsed, rss } = process.memoryUsage()
  return { heap: heapUsed, resident: rss }
}

const started = performance.now()
let moves = 0
const told = (played: number, more: number) => {
  moves += more
  if (played % 10 === 0) console.log(`  ${played} matches, ${moves} moves, ${inMegabytes(read())}`)
}
const readings = await playMany({ store, running, log: silentLog, games: GAME_IDS, matches, read, told })
await running.close()
await bots.close()
await store.closeAll()
await rm(folder, { recursive: true })

const { heapPerMatch, residentPerMatch } = growthOf(readings)
const seconds = (performance.now() - started) / 1000
console.log(`${matches} matches in a row, ${moves} moves in ${seconds.toFixed(0)} s`)
console.log(`  growth a match: heap ${kilobytes(heapPerMatch)}, resident ${kilobytes(residentPerMatch)}`)
if (heapPerMatch > MAX_HEAP) {
  console.error(`The heap grows by ${kilobytes(heapPerMatch)} a match, where ${kilobytes(MAX_HEAP)} are allowed.`)
  process.exitCode = 1
}

function inMegabytes({ heap, resident }: MemoryReading): string {
  return `heap ${(heap / MEGABYTE).toFixed(1)} MB, resident ${(resident / MEGABYTE).toFixed(0)} MB`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`
}
