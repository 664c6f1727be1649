/**
 * `npm run bench`, `npm run bench -- --game sea-battle --games 20000`: how fast the rules run, how long bots think and
 * how well they aim.
 */
import { parseArgs } from 'node:util'
import { admiralBench } from './admiral.ts'
import { botsBench } from './bots.ts'
import { raceBy, rateBy } from './clock.node.ts'
import { jackalBench } from './jackal.ts'
import { jackalBoardsBench } from './jackalBoards.ts'
import { jackalCoreBench } from './jackalCore.ts'
import type { Bench } from './row.ts'
import { printRows } from './row.ts'
import { seaBattleBench } from './seaBattle.ts'

const USAGE = `npm run bench -- --game sea-battle --games 20000
  --game G   jackal, jackal-boards (from 9 × 9 to 25 × 25), jackal-core (beside the rules), admiral, sea-battle,
             or bots (how long every level thinks; default: all)
  --games N  games of Sea Battle behind each mean, at least 2 (default 200)
  --json     print the figures as JSON`

/** The benches by game, given the number of games for a mean. */
const BENCHES: Readonly<Record<string, (games: number) => Bench>> = {
  jackal: () => jackalBench,
  'jackal-boards': () => jackalBoardsBench,
  'jackal-core': () => jackalCoreBench,
  admiral: () => admiralBench,
  'sea-battle': seaBattleBench,
  bots: () => botsBench,
}

interface Plan {
  readonly names: readonly string[]
  readonly games: number
  readonly json: boolean
}

/** Reads the command line; returns null if it is invalid. */
function readPlan(): Plan | null {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      options: { game: text, games: { ...text, default: '200' }, json: { type: 'boolean', default: false } },
    })
    const names = Object.keys(BENCHES).filter((name) => name === (values.game ?? name))
    const games = Number(values.games)
    return names.length > 0 && Number.isSafeInteger(games) && games >= 2 ? { names, games, json: values.json } : null
  } catch {
    return null
  }
}

const TIMING = { warmUps: 2, repetitions: 5, shortest: 500 } as const

function run({ names, games, json }: Plan): void {
  const rate = rateBy(TIMING)
  const results = names.flatMap((game) => {
    const bench = BENCHES[game]?.(games)
    if (!bench) return []
    const rows = bench.rows(rate, raceBy(TIMING))
    if (!json) console.log(printRows(bench.title, rows))
    return [{ game, title: bench.title, rows }]
  })
  if (json) console.log(JSON.stringify(results, null, 2))
}

const plan = readPlan()
if (plan) run(plan)
else {
  console.error(USAGE)
  process.exitCode = 2
}
