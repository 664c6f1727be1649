/**
 * `npm run bench -- --analysis [--full]`: the time of an analysis of a long match, until its curve, its moments and the
 * end, and of opening it again from disk. With `--full` also of judging every decision, and the differences between both.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JudgedMove } from '../contract/ipc.ts'
import { LONG_MATCH, type Measured, measureAnalysis, namesOf, playedByBots, withoutGlance } from './analysing.ts'

const recorded = playedByBots(LONG_MATCH)
const of = recorded.match.entries.length
const folder = await mkdtemp(join(tmpdir(), 'analysis-'))
console.log(`A match of ${recorded.seats.length} in Jackal, ${of} moves`)
const measured = await measureAnalysis(recorded, folder)
print('analysed', measured)
print('opened again', await measureAnalysis(recorded, folder))
if (process.argv.includes('--full')) {
  const full = await measureAnalysis(withoutGlance(recorded), join(folder, 'nowhere'), 1)
  print('every decision judged, in one thread', full)
  console.log(`  moments: ${namesOf({ ...measured, of })}`)
  console.log(`  of all:  ${namesOf({ ...full, of })}`)
  console.log(`  mean difference of the win chances: ${(100 * difference(measured.judged, full.judged)).toFixed(2)} %`)
}
await rm(folder, { recursive: true })

function print(title: string, times: Measured): void {
  console.log(`  ${title}`)
  for (const until of ['curve', 'moments', 'whole'] as const) {
    const { cpu, wall } = times[until]
    console.log(`    ${until.padEnd(8)} ${cpu.toFixed(1).padStart(6)} s of processor time, ${wall.toFixed(1)} s`)
  }
}

/** Returns the mean absolute difference of what the seats expected before and after each decision. */
function difference(one: readonly JudgedMove[], other: readonly JudgedMove[]): number {
  const differences = one.flatMap((here, place) => {
    const there = other[place] ?? here
    return [Math.abs(here.best - there.best), Math.abs(here.after - there.after)]
  })
  return differences.reduce((sum, each) => sum + each, 0) / Math.max(1, differences.length)
}
