/**
 * `npm run bench`: the speed of the rules; `--start`: the start time of the game; `--memory`: memory leaks;
 * `--import`: how long importing a match blocks the main process; `--analysis`: the time of an analysis of a match;
 * `--screens`: how many viewers one host serves;
 * `--phones`: what a phone loads, and how soon it shows the lobby and the board;
 * `--saves`: the work of listing thousands of saves; `--people`: that of reading a record of thousands of matches;
 * `--guard`: whether a figure got worse than committed.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { printRows } from '../engine/bench/row.ts'
import { compile, runAppTest } from './appTests.ts'
import { runGuard } from './bench/guard/guard.ts'
import { MATCH_GOAL, MOST, measureStarts } from './bench/start.ts'

/** The number of measured starts per program. */
const STARTS = 9

async function benchStart(): Promise<boolean> {
  const times = await measureStarts(STARTS)
  const ratio = times.game / times.bare
  console.log(
    printRows(`Start, medians of ${STARTS}`, [
      { name: 'bare Electron window', value: times.bare, unit: 'ms' },
      { name: 'menu of the game', value: times.game, unit: 'ms' },
      { name: 'times a bare window', value: ratio, unit: '×' },
      { name: 'first words in a bare window', value: times.barePainted, unit: 'ms' },
      { name: 'first words of the menu', value: times.gamePainted, unit: 'ms' },
      { name: 'table behind the menu', value: times.table, unit: 'ms' },
      { name: 'longest pause of the page after the menu', value: times.longestPause, unit: 'ms' },
      { name: 'first match, from the press until the player can act', value: times.match, unit: 'ms' },
    ]),
  )
  if (times.match > MATCH_GOAL)
    console.error(`The first match takes ${Math.round(times.match)} ms, the goal is ${MATCH_GOAL}.`)
  if (ratio > MOST)
    console.error(`The start takes ${ratio.toFixed(2)} times as long as a bare window, ${MOST} are allowed.`)
  return ratio <= MOST
}

const FLAGS = ['--memory', '--import', '--screens', '--analysis', '--saves', '--people']

/** Runs a script on the project's Node with the remaining command-line arguments. */
function run(options: readonly string[], ...path: readonly string[]): boolean {
  const words = process.argv.slice(2).filter((word) => !FLAGS.includes(word))
  const script = join(import.meta.dirname, '..', ...path)
  return spawnSync(process.execPath, [...options, script, ...words], { stdio: 'inherit' }).status === 0
}

async function bench(): Promise<boolean> {
  if (process.argv.includes('--start')) return benchStart()
  if (process.argv.includes('--guard')) return runGuard(process.argv.includes('--record'))
  if (process.argv.includes('--memory')) return run(['--expose-gc'], 'electron', 'bench', 'memory.node.ts')
  if (process.argv.includes('--import')) return run([], 'electron', 'bench', 'importing.node.ts')
  if (process.argv.includes('--analysis')) return run([], 'electron', 'bench', 'analysis.node.ts')
  if (process.argv.includes('--saves')) return run([], 'electron', 'bench', 'saveList.node.ts')
  if (process.argv.includes('--people')) return run([], 'electron', 'bench', 'record.node.ts')
  if (process.argv.includes('--screens')) return run([], 'build', 'bench', 'screens', 'screens.ts')
  if (process.argv.includes('--phones')) return compile() === 0 && runAppTest('phoneLoads.e2e.ts', {}) === 0
  return run([], 'engine', 'bench', 'bench.node.ts')
}

if (!(await bench())) process.exitCode = 1
