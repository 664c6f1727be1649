/** `npm run tournament`: all levels against each other, or which of two plays better, and by how much. */

import type { Entrant, Pairing } from './arenaGame.ts'
import { BadArguments, WrongFile } from './badArguments.ts'
import { playPairs } from './crew.node.ts'
import { asksForTwo, readRobinArguments } from './roundRobin/robinArguments.node.ts'
import { runRobin } from './roundRobin/runRobin.node.ts'
import { printRow, printSummary, type Summary, summarise, TABLE_HEAD } from './summary.ts'
import type { TournamentPlan } from './tournamentArguments.node.ts'
import { readArguments, USAGE } from './tournamentArguments.node.ts'

async function run(plan: TournamentPlan): Promise<void> {
  if (plan.everywhere) return runEverywhere(plan)
  const { game, pairing, seed, json } = plan
  const summary = await play(plan, pairing)
  if (json) console.log(JSON.stringify({ game: game.id, ...pairing, seed, ...summary }))
  else console.log(printSummary(titleOf(game.id, pairing), summary))
}

/** Plays in each variant on each map; each row is printed once it is played. */
async function runEverywhere(plan: TournamentPlan): Promise<void> {
  const { game, pairing, seed, json } = plan
  if (!json) console.log(`${titleOf(game.id, pairing)}\n\n${TABLE_HEAD}`)
  for (const variant of game.variants) {
    for (const map of game.maps) {
      const here = { ...pairing, variant, map }
      const summary = await play(plan, here)
      if (json) console.log(JSON.stringify({ game: game.id, ...here, seed, ...summary }))
      else console.log(printRow(`${variant}, ${map}`, summary))
    }
  }
}

async function play({ game, pairs, seed }: TournamentPlan, pairing: Pairing): Promise<Summary> {
  const seeds = Array.from({ length: pairs }, (_, i) => seed + i)
  return summarise(await playPairs({ game: game.id, pairing }, seeds, (done) => showProgress(done, pairs)))
}

function showProgress(done: number, pairs: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${pairs} pairs${done === pairs ? '\n' : ''}`)
}

function titleOf(game: string, { table, variant, map, lifeboat, a, b }: TournamentPlan['pairing']): string {
  const parts = [`table ${table}`, variant, map && `map ${map}`, lifeboat && 'with the lifeboat']
  const where = parts.filter((part) => part !== undefined)
  return `${game}: ${nameOf(a)} against ${nameOf(b)}, ${where.join(', ')}`
}

function nameOf({ level, budget }: Entrant): string {
  return budget === undefined ? level : `${level} (${budget} positions)`
}

try {
  const args = process.argv.slice(2)
  if (asksForTwo(args)) await run(readArguments(args))
  else await runRobin(readRobinArguments(args), args)
} catch (error) {
  if (error instanceof BadArguments) console.error(`${error.message}\n\n${USAGE}`)
  else if (error instanceof WrongFile) console.error(error.message)
  else throw error
  process.exitCode = 2
}
