/**
 * `npm run tempers -- --game jackal --temper raider --level easy --budget 400 --pairs 50`: the effect of a personality,
 * and its cost.
 */

import { BadArguments } from '../badArguments.ts'
import { printSummary } from '../summary.ts'
import { readTemperArguments, type TemperOrder } from './temperArguments.node.ts'
import type { Tally, TemperedPair } from './temperedPair.ts'
import { reportOf, temperPairs } from './tempers.ts'

function run({ plan, pairs, seed }: TemperOrder): void {
  const play = temperPairs(plan)
  const played: TemperedPair[] = []
  for (let i = 0; i < pairs; i++) played.push(play(seed + i))
  const { summary, tempered, plain } = reportOf(played)
  const { game, temper, level, budget } = plan
  console.log(printSummary(`${game}: ${temper} against plain, ${level} (${budget} positions)`, summary))
  for (const [whose, tally] of Object.entries({ tempered, plain })) console.log(`${whose.padEnd(8)} ${line(tally)}`)
}

function line(tally: Tally): string {
  return Object.entries(tally)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, amount]) => `${name} ${amount}`)
    .join(', ')
}

try {
  run(readTemperArguments(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof BadArguments)) throw error
  console.error(error.message)
  process.exitCode = 2
}
