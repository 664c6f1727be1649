import { playHeap } from '../crew.node.ts'
import { writeLadder } from './ladderFile.node.ts'
import { meetsOf, nameOf, pairingOf, printOf } from './plan.ts'
import { printStandings } from './printing.ts'
import { NO_FILE, openResults, type ResultsFile } from './resultsFile.node.ts'
import { Robin } from './robin.ts'
import type { RobinOrder } from './robinArguments.node.ts'
import { standingsOf } from './standings.ts'

/** Plays a round robin to its end, and prints the standings. Throws WrongFile. */
export async function runRobin({ plan, results, ladder, json }: RobinOrder, args: readonly string[]): Promise<void> {
  const file = results === null ? NO_FILE : openResults(results, printOf(plan))
  if (file.note !== null) console.error(file.note)
  const robin = new Robin(plan, file.pairs)
  await playAll(robin, file)
  const standings = standingsOf(robin)
  if (json) console.log(JSON.stringify({ game: plan.game.id, ...plan.place, ...standings }))
  else console.log(`${titleOf(robin)}\n\n${printStandings(standings, plan.length.sprt)}`)
  if (ladder) writeLadder(plan, standings, commandOf(args))
}

async function playAll(robin: Robin, file: ResultsFile): Promise<void> {
  const { plan, schedule } = robin
  const meets = meetsOf(plan)
  const { done, most } = schedule.progress
  await playHeap(most - done, {
    next() {
      const task = schedule.next()
      const meet = task && meets[task.pairing]
      return meet ? { ...task, game: plan.game.id, pairing: pairingOf(plan, meet), number: task.pairing } : null
    },
    note({ number, seed }, report) {
      file.append(robin.note({ pairing: number, seed }, report))
      showProgress(robin)
    },
  })
}

function showProgress({ schedule }: Robin): void {
  if (!process.stderr.isTTY) return
  const { done, most } = schedule.progress
  process.stderr.write(`\r${done} of ${most} pairs  ${done === most ? '\n' : ''}`)
}

function titleOf({ plan }: Robin): string {
  const { table, variant, map, lifeboat } = plan.place
  const parts = [`table ${table}`, variant, map && `map ${map}`, lifeboat && 'with the lifeboat']
  const where = parts.filter((part) => part !== undefined).join(', ')
  return `${plan.game.id}: ${plan.contestants.map(nameOf).join(', ')}, each against each, ${where}`
}

/** Returns the command that leads to the same result, without the arguments that say where the result goes. */
export function commandOf(args: readonly string[]): string {
  const own = args.filter((arg, i) => !/^--(results|ladder|json)\b/.test(arg) && args[i - 1] !== '--results')
  return ['npm run tournament --', ...own.map(quoted)].join(' ')
}

/** Returns an argument as a shell takes it: in plain quotes unless something in it means more to the shell. */
function quoted(arg: string): string {
  if (/^[\w.,:/=-]+$/.test(arg)) return arg
  return /["$`\\!]/.test(arg) ? `'${arg.replaceAll("'", "'\\''")}'` : `"${arg}"`
}
