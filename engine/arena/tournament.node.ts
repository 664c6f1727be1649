/** `npm run tournament -- --game jackal --a medium --b easy --pairs 50`: which of two levels plays better, and by how much. */

import type { Entrant } from './arenaGame.ts'
import { playPairs } from './crew.node.ts'
import { printSummary, summarise } from './summary.ts'
import type { TournamentPlan } from './tournamentArguments.node.ts'
import { BadArguments, readArguments, USAGE } from './tournamentArguments.node.ts'

async function run({ game, pairing, pairs, seed, json }: TournamentPlan): Promise<void> {
  const seeds = Array.from({ length: pairs }, (_, i) => seed + i)
  const scores = await playPairs({ game: game.id, pairing }, seeds, (done) => showProgress(done, pairs))
  const summary = summarise(scores)
  if (json) console.log(JSON.stringify({ game: game.id, ...pairing, seed, ...summary }))
  else console.log(printSummary(titleOf(game.id, pairing), summary))
}

function showProgress(done: number, pairs: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${pairs} pairs${done === pairs ? '\n' : ''}`)
}

function titleOf(game: string, { table, variant, map, a, b }: TournamentPlan['pairing']): string {
  const where = [`table ${table}`, variant, map && `map ${map}`].filter((part) => part !== undefined)
  return `${game}: ${nameOf(a)} against ${nameOf(b)}, ${where.join(', ')}`
}

function nameOf({ level, budget }: Entrant): string {
  return budget === undefined ? level : `${level} (${budget} positions)`
}

try {
  await run(readArguments(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof BadArguments)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 2
}
