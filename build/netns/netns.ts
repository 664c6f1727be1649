/**
 * `npm run netns`: a match of Sea Battle between two networks of this computer, with the table in one network namespace
 * and two players in the other. The cable between them is pulled twice, for a short and for a long time. Needs root and
 * `ip`.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import type { HostReport, PlayersReport } from './reports.ts'

const [TABLE, PLAYERS] = ['ct-table', 'ct-players']
const ADDRESSES = { [TABLE]: '10.77.0.1', [PLAYERS]: '10.77.0.2' }
/** The moves after which the cable is pulled, and the seconds without it. */
const CUTS = [
  { moves: 20, seconds: 3 },
  { moves: 60, seconds: 25 },
]
const LIMIT = 300_000

const ip = (...args: readonly string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] })
const start = performance.now()
const say = (text: string) => console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${text}`)

function layCable(): void {
  for (const space of [TABLE, PLAYERS]) ip('netns', 'add', space)
  ip('link', 'add', 'cable', 'netns', TABLE, 'type', 'veth', 'peer', 'name', 'cable', 'netns', PLAYERS)
  for (const [space, address] of Object.entries(ADDRESSES)) {
    ip('-n', space, 'address', 'add', `${address}/24`, 'broadcast', '+', 'dev', 'cable')
    ip('-n', space, 'link', 'set', 'cable', 'up')
    ip('-n', space, 'link', 'set', 'lo', 'up')
    ip('-n', space, 'route', 'add', '224.0.0.0/4', 'dev', 'cable')
  }
}

function takeAway(): void {
  for (const space of [TABLE, PLAYERS]) {
    try {
      ip('netns', 'del', space)
    } catch {
      // it does not exist
    }
  }
}

const running: ChildProcess[] = []

/** Runs a program in a namespace; its reports go to `hear`. */
function runIn<R>(space: string, program: string, args: readonly string[], hear: (report: R) => void): void {
  const command = ['netns', 'exec', space, process.execPath, join(import.meta.dirname, program), ...args]
  const child = spawn('ip', command, { stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  createInterface({ input: child.stdout }).on('line', (line) => hear(JSON.parse(line) as R)) // from the project's own program
}

async function pull({ moves, seconds }: (typeof CUTS)[number]): Promise<void> {
  say(`move ${moves}: the cable is pulled for ${seconds} s`)
  ip('-n', PLAYERS, 'link', 'set', 'cable', 'down')
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  ip('-n', PLAYERS, 'link', 'set', 'cable', 'up')
  ip('-n', PLAYERS, 'route', 'replace', '224.0.0.0/4', 'dev', 'cable')
  say('the cable is back')
}

/** Plays the match; resolves with its errors, empty if there are none. */
function playMatch(): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(['the match did not end in time']), LIMIT)
    const ends = new Map<string, Extract<PlayersReport, { kind: 'over' }>>()
    let over: Extract<HostReport, { kind: 'over' }> | null = null
    let last = ''
    const cuts = [...CUTS]
    const judge = () => {
      if (!over || ends.size < 2) return
      clearTimeout(timer)
      resolve(faultsIn(over, [...ends.values()]))
    }
    const hearPlayers = (message: PlayersReport) => {
      if (message.kind === 'found') say(`players find “${message.name}” at ${message.address}: ${message.game}`)
      else if (message.kind === 'link') say(`${message.seat}: ${message.state}`)
      else ends.set(message.seat, message)
      judge()
    }
    const hearTable = (message: HostReport) => {
      if (message.kind === 'open') {
        say(`the table is open at ${message.addresses[0]?.url.split('#')[0]}`)
        runIn(
          PLAYERS,
          'players.ts',
          message.addresses.map(({ seat, url }) => `${seat}=${url}`),
          hearPlayers,
        )
      } else if (message.kind === 'over') over ??= message
      else {
        const state = `${message.connected} players connected${message.problem ? `, ${message.problem}` : ''}`
        if (state !== last) say(`table: ${state}, ${message.moves} moves`)
        last = state
        const [next] = cuts
        if (next && message.moves >= next.moves) void pull(cuts.shift() ?? next)
      }
      judge()
    }
    runIn(TABLE, 'host.ts', [ADDRESSES[TABLE] ?? ''], hearTable)
  })
}

function faultsIn(
  over: Extract<HostReport, { kind: 'over' }>,
  ends: readonly Extract<PlayersReport, { kind: 'over' }>[],
): readonly string[] {
  say(`the match is over after ${over.moves} moves`)
  return ends.flatMap(({ seat, snapshots, batches, view }) => {
    const isSame = isDeepStrictEqual(view, over.views[seat])
    say(`${seat} heard ${snapshots} snapshots and ${batches} batches; its view ${isSame ? 'is' : 'is not'} the table's`)
    return isSame ? [] : [`${seat} shows something else than the table`]
  })
}

if (process.getuid?.() !== 0) {
  console.error('Network namespaces need root: sudo npm run netns')
  process.exit(2)
}
takeAway()
let faults: readonly string[] = ['not played']
try {
  layCable()
  faults = await playMatch()
} finally {
  for (const child of running) child.kill('SIGTERM')
  takeAway()
}
for (const fault of faults) console.error(fault)
if (faults.length === 0) say('all is well')
process.exit(faults.length === 0 ? 0 : 1)
