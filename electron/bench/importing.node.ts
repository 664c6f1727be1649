/** `npm run bench -- --import [moves]`: measures how long importing the slowest possible match file blocks the program. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '../files/log.ts'
import { gameOf } from '../games/games.ts'
import { matchInfo } from '../saves/content.ts'
import { printReplay, readReplayFile } from '../saves/sharing/replayFile.ts'
import { openStore } from '../saves/store.ts'
import { runInSlices } from '../time/timeSlices.ts'
import { worstMatch } from './worstMatch.ts'

const moves = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 20_000)
const folder = await mkdtemp(join(tmpdir(), 'import-'))
const store = await openStore({ folder: join(folder, 'saves'), games: gameOf, log: silentLog, now: Date.now })

interface Timed<T> {
  readonly value: T
  /** Total time in milliseconds. */
  readonly took: number
  /** Longest time without a turn of the event loop, in milliseconds. */
  readonly longestPause: number
}

async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const start = performance.now()
  let last = start
  let longestPause = 0
  let going = true
  const look = () => {
    const now = performance.now()
    longestPause = Math.max(longestPause, now - last)
    last = now
    if (going) setImmediate(look)
  }
  look()
  const value = await work()
  look()
  going = false
  return { value, took: performance.now() - start, longestPause }
}

const path = join(folder, 'worst.ctmatch')
const bytes = worstMatch(moves)
await writeFile(path, bytes)
const imported = await timed(() => store.importFile(path))
const { id } = imported.value
const opened = await timed(() => store.open(id))
const { match } = opened.value
const shared = await timed(() => runInSlices(printReplay(match, matchInfo(opened.value.save.summary))))
const replay = join(folder, 'worst.ctreplay')
await writeFile(replay, shared.value)
const watched = await timed(() => readReplayFile(replay, 'replay-1', gameOf).catch(() => null))
console.log(`The worst match of ${imported.value.moves} moves, ${Math.round(bytes.length / 1024)} kB`)
for (const [name, { took, longestPause }] of Object.entries({ imported, opened, shared, watched })) {
  console.log(
    `  ${name.padEnd(8)} in ${took.toFixed(0)} ms, the program kept for ${longestPause.toFixed(0)} ms at most`,
  )
}
await store.closeAll()
await rm(folder, { recursive: true })
