/** `npm run fights -- --matches 60`: how soon Admiral's bots fire at each other, and how often they share a victory. */

import { parseArgs } from 'node:util'
import { BOT_LEVELS } from '../admiral/data/botLevels.ts'
import { ADMIRAL_TABLES } from './admiral.ts'
import { type Fight, type FightPlan, fight, summariseFights } from './fights.ts'

const USAGE = `npm run fights -- --players duel --level medium --matches 60
  --players T   ${Object.keys(ADMIRAL_TABLES).join(', ')} (default: duel and treasure)
  --level L     ${BOT_LEVELS.join(', ')}, against itself (default: medium)
  --matches N   default: 20
  --seed S      the first deal; the next matches take the next numbers (default 1)
  --budget B    positions a move (default: the level's own)`

function run(): void {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: { players: text, level: text, matches: text, seed: text, budget: text },
  })
  const level = BOT_LEVELS.find((one) => one === (values.level ?? 'medium'))
  const tables = values.players === undefined ? ['duel', 'treasure'] : [values.players]
  if (!level || tables.some((table) => !ADMIRAL_TABLES[table])) return refuse('no such level or table')
  const matches = Number(values.matches ?? 20)
  const seed = Number(values.seed ?? 1)
  const budget = values.budget === undefined ? {} : { budget: Number(values.budget) }
  if (![matches, seed, budget.budget ?? 1].every(Number.isSafeInteger) || matches < 1)
    return refuse('whole numbers only')
  for (const table of tables) show({ table, level, ...budget }, matches, seed)
}

function show(plan: FightPlan, matches: number, seed: number): void {
  const fights: Fight[] = []
  for (let i = 0; i < matches; i++) {
    fights.push(fight(plan, seed + i))
    if (process.stderr.isTTY)
      process.stderr.write(`\r${plan.table}: ${i + 1} of ${matches}${i + 1 === matches ? '\n' : ''}`)
  }
  const { firstShot, rounds, shots, shared, withoutShot, reasons } = summariseFights(fights)
  const ends = Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`)
  console.log(
    `${plan.table}: ${plan.level} against itself, ${matches} matches\n` +
      `  first shot   round ${Number.isFinite(firstShot) ? firstShot : '–'} in the median of ${rounds} (${withoutShot} without a shot)\n` +
      `  shots        ${shots} in the median\n` +
      `  shared       ${(100 * shared).toFixed(0)} %\n` +
      `  ends         ${ends.join(', ')}`,
  )
}

function refuse(why: string): void {
  console.error(`${why}\n\n${USAGE}`)
  process.exitCode = 2
}

run()
