/** `npm run tempers -- --game jackal --temper raider --level easy --budget 400 --pairs 50`: what a temper does, and what it costs. */

import { parseArgs } from 'node:util'
import type { MannerPair, Tally } from './manners.ts'
import { printSummary } from './summary.ts'
import { reportOf, temperPairs } from './tempers.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    game: { ...text, default: 'jackal' },
    temper: { ...text, default: 'raider' },
    level: { ...text, default: 'easy' },
    budget: { ...text, default: '400' },
    pairs: { ...text, default: '50' },
    seed: { ...text, default: '1' },
  },
})
const { game, temper, level } = values
const [budget, pairs, seed] = [Number(values.budget), Number(values.pairs), Number(values.seed)]
const play = temperPairs({ game, temper, level, budget })
const played: MannerPair[] = []
for (let i = 0; i < pairs; i++) played.push(play(seed + i))
const { summary, tempered, plain } = reportOf(played)
console.log(printSummary(`${game}: ${temper} against plain, ${level} (${budget} positions)`, summary))
for (const [whose, tally] of Object.entries({ tempered, plain })) console.log(`${whose.padEnd(8)} ${line(tally)}`)

function line(tally: Tally): string {
  return Object.entries(tally)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, amount]) => `${name} ${amount}`)
    .join(', ')
}
