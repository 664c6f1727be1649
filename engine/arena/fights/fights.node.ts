/**
 * `npm run fights -- --matches 60`: how soon Admiral's bots fire at each other, how often they share a victory, and how
 * often bots of Admiral and, with `--game jackal`, of Jackal leave gold at the door.
 */

import { BadArguments } from '../badArguments.ts'
import { type FightOrder, readFightArguments, USAGE } from './fightArguments.node.ts'
import { type FightPlan, fight, summariseFights } from './fights.ts'
import { type GoldRunPlan, runForGold, sumHomecomings } from './goldRuns.ts'

function run(order: FightOrder): void {
  if (order.game === 'jackal') return showGoldRuns(order.plan, order)
  for (const plan of order.plans) showFights(plan, order)
}

/** The number of matches, and the first deal. */
type Series = Pick<FightOrder, 'matches' | 'seed'>

function showFights(plan: FightPlan, series: Series): void {
  const fights = played(plan.table, series, (seed) => fight(plan, seed))
  const { firstShot, rounds, shots, shared, withoutShot, landings, leftAtDoor, reasons } = summariseFights(fights)
  const ends = Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`)
  const gold = `  gold         landed ${landings} times, left at the door in ${timesIn(leftAtDoor, series, 'turns of ships')}\n`
  console.log(
    `${plan.table}: ${plan.level} against itself, ${series.matches} matches\n` +
      `  first shot   round ${Number.isFinite(firstShot) ? firstShot : '–'} in the median of ${rounds} (${withoutShot} without a shot)\n` +
      `  shots        ${shots} in the median\n` +
      (plan.table === 'treasure' ? gold : '') +
      `  shared       ${(100 * shared).toFixed(0)} %\n` +
      `  ends         ${ends.join(', ')}`,
  )
}

function showGoldRuns(plan: GoldRunPlan, series: Series): void {
  const { turns, broughtHome, leftAtDoor } = sumHomecomings(played('jackal', series, (seed) => runForGold(plan, seed)))
  console.log(
    `jackal: ${plan.level} against itself, ${series.matches} matches\n` +
      `  turns        ${turns}\n` +
      `  gold         ${broughtHome} loads brought home, left at the door in ${timesIn(leftAtDoor, series, 'turns')}`,
  )
}

function timesIn(count: number, { matches }: Series, what: string): string {
  return `${count} ${what} (${(count / matches).toFixed(2)} a match)`
}

/** Plays match after match; reports progress on a terminal. */
function played<T>(what: string, { matches, seed }: Series, play: (seed: number) => T): readonly T[] {
  return Array.from({ length: matches }, (_, i) => {
    const result = play(seed + i)
    if (process.stderr.isTTY) process.stderr.write(`\r${what}: ${i + 1} of ${matches}${i + 1 === matches ? '\n' : ''}`)
    return result
  })
}

try {
  run(readFightArguments(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof BadArguments)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 2
}
