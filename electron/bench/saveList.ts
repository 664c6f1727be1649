/** Lists thousands of saves and measures the work: without an index, with one, and again in the same process. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SaveList, SaveListRequest } from '../contract/ipc.ts'
import { silentLog } from '../files/log.ts'
import { copyManySaves } from '../fixtures/manySaves.ts'
import { gameOf } from '../games/games.ts'
import { openStore } from '../saves/store.ts'

/** The work of one list. Times are in milliseconds. */
export interface ListCost {
  /** Processor time of the process, all threads together. */
  readonly cpu: number
  readonly wall: number
  /** The longest processor time of the main thread between two turns of the event loop; 0 if not watched. */
  readonly stall: number
  /** Resident memory of the process afterwards, in bytes. */
  readonly resident: number
  /** The size of the answer as JSON, in bytes. */
  readonly bytes: number
}

/** The costs of lists in a store that was just opened: the first part, all saves, and all saves once more. */
export interface StartCosts {
  readonly first: ListCost
  readonly whole: ListCost
  readonly again: ListCost
}

/** The saves of the first part, as the window asks for them. */
const FIRST: SaveListRequest = { limit: 50 }

const indexIn = (data: string): string => join(data, 'saves-index.jsonl')
const orderIn = (data: string): string => join(data, 'played.json')

/** Creates a data folder with copies of recorded saves, played one after another. */
export async function makeManySaves(count: number): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'save-list-'))
  const ids = await copyManySaves(join(data, 'saves'), count)
  await writeFile(orderIn(data), JSON.stringify({ version: 1, played: ids.toReversed() }))
  return data
}

/** Removes the index, as if the saves had never been listed. */
export function forgetIndex(data: string): Promise<void> {
  return rm(indexIn(data), { force: true })
}

/** Lists saves as after a start. @param isWatched true to watch for stalls, which itself takes processor time */
export async function listAfterStart(data: string, isWatched = false): Promise<StartCosts> {
  const store = await openStore({
    folder: join(data, 'saves'),
    games: gameOf,
    log: silentLog,
    now: Date.now,
    orderFile: orderIn(data),
    index: { file: indexIn(data), program: 'bench' },
  })
  const cost = (request: SaveListRequest) => costOf(() => store.list(request), isWatched)
  try {
    return { first: await cost(FIRST), whole: await cost({}), again: await cost({}) }
  } finally {
    await store.closeAll()
  }
}

async function costOf(list: () => Promise<SaveList>, isWatched: boolean): Promise<ListCost> {
  const turns = isWatched ? watchTurns() : null
  const [start, before] = [performance.now(), process.cpuUsage()]
  const answer = await list()
  const cpu = inMilliseconds(process.cpuUsage(before))
  const wall = performance.now() - start
  const stall = turns?.end() ?? 0
  const resident = process.memoryUsage().rss
  return { cpu, wall, stall, resident, bytes: Buffer.byteLength(JSON.stringify(answer)) }
}

/** Watches the turns of the event loop; `end` returns the longest processor time of one, in milliseconds. */
function watchTurns(): { end(): number } {
  let longest = 0
  let last = process.threadCpuUsage()
  let next: NodeJS.Immediate
  const look = () => {
    longest = Math.max(longest, inMilliseconds(process.threadCpuUsage(last)))
    last = process.threadCpuUsage()
    next = setImmediate(look)
  }
  look()
  return {
    end() {
      clearImmediate(next)
      return Math.max(longest, inMilliseconds(process.threadCpuUsage(last)))
    },
  }
}

function inMilliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000
}

/** Other programs can only make a round slower, so the fastest round counts. */
const ROUNDS = 3
/** The saves of the quick measurement. */
const FEW = 400

/** Returns the processor time for each save of the list after a start with an index, in milliseconds. */
export async function timeOfASave(): Promise<number> {
  const data = await makeManySaves(FEW)
  try {
    await listAfterStart(data)
    let least = Number.POSITIVE_INFINITY
    for (let round = 0; round < ROUNDS; round++) {
      const { first, whole } = await listAfterStart(data)
      least = Math.min(least, (first.cpu + whole.cpu) / FEW)
    }
    return least
  } finally {
    await rm(data, { recursive: true })
  }
}
