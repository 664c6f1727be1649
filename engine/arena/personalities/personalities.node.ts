/**
 * `npm run personalities -- --game jackal --personality raider --level easy --budget 400 --pairs 50`: the effect of a
 * personality, and its cost.
 */

import { BadArguments } from '../badArguments.ts'
import { printSummary } from '../summary.ts'
import { personalityPairs, reportOf } from './personalities.ts'
import { type PersonalityOrder, readPersonalityArguments } from './personalityArguments.node.ts'
import type { PersonalityPair, Tally } from './personalityPair.ts'

function run({ plan, pairs, seed }: PersonalityOrder): void {
  const play = personalityPairs(plan)
  const played: PersonalityPair[] = []
  for (let i = 0; i < pairs; i++) played.push(play(seed + i))
  const { summary, withPersonality, plain } = reportOf(played)
  const { game, personality, level, budget } = plan
  console.log(printSummary(`${game}: ${personality} against plain, ${level} (${budget} positions)`, summary))
  for (const [whose, tally] of Object.entries({ withPersonality, plain }))
    console.log(`${whose.padEnd(8)} ${line(tally)}`)
}

function line(tally: Tally): string {
  return Object.entries(tally)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, amount]) => `${name} ${amount}`)
    .join(', ')
}

try {
  run(readPersonalityArguments(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof BadArguments)) throw error
  console.error(error.message)
  process.exitCode = 2
}
