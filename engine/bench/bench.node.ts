/** `npm run bench`, `npm run bench -- --game sea-battle --games 20000 --seed 1`: how good the bots are at what can be counted. */
import { parseArgs } from 'node:util'
import type { Bench, BenchRow } from './bench.ts'
import { measured } from './bench.ts'
import { seaBattleBench } from './seaBattle.ts'

const BENCHES: readonly Bench[] = [seaBattleBench]

const { values } = parseArgs({
  options: { game: { type: 'string' }, games: { type: 'string' }, seed: { type: 'string', default: '1' } },
})
const chosen = BENCHES.filter(({ id }) => values.game === undefined || values.game === id)
const seed = Number(values.seed)
const games = values.games === undefined ? undefined : Number(values.games)

if (chosen.length === 0 || !Number.isSafeInteger(seed) || (games !== undefined && !(games >= 2))) {
  console.error(`npm run bench -- [--game ${BENCHES.map(({ id }) => id).join('|')}] [--games N, at least 2] [--seed S]`)
  process.exitCode = 2
} else for (const bench of chosen) run(bench, games ?? bench.games)

function run({ id, unit, rows }: Bench, count: number): void {
  console.log(`${id}: ${unit}, mean of ${count} games from seed ${seed} on`)
  const width = Math.max(...rows.map(({ name }) => name.length))
  for (const row of rows) console.log(`  ${row.name.padEnd(width)}  ${figure(row, count)}`)
}

function figure(row: BenchRow, count: number): string {
  const { mean, margin } = measured(Array.from({ length: count }, (_, i) => row.sample(seed + i)))
  return `${mean.toFixed(2)} ± ${margin.toFixed(2)}`
}
