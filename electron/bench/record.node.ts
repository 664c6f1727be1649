/** `npm run bench -- --people [count]`: reads a record of many matches, rates all people and makes one person's page. */
import { rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '../files/log.ts'
import { ratingsOf } from '../people/ratings/ratings.ts'
import { printResultLine } from '../people/resultLines.ts'
import { ResultsFile } from '../people/resultsFile.ts'
import { personRecord } from '../people/statistics/personRecord.ts'
import { bot, person, personId, resultNumber } from '../testkit/results.ts'

const ROUNDS = 7
const count = Number(process.argv.slice(2).find((one) => !one.startsWith('-')) ?? 10_000)
const path = join(tmpdir(), `captains-table-record-${process.pid}.jsonl`)

const lines = Array.from({ length: count }, (_, number) => {
  const seats = [
    { player: person(number % 5), place: 1 },
    { player: bot(), place: 2 },
    { player: person(5 + (number % 3)), place: 3 },
    { player: bot('hard'), place: 4 },
  ]
  return printResultLine({ kind: 'result', result: resultNumber(number, seats) })
})
await writeFile(path, lines.join(''))

/** Returns the processor time of a job in milliseconds, and its result. */
async function timed<T>(job: () => T | Promise<T>): Promise<{ readonly took: number; readonly value: T }> {
  const before = process.cpuUsage()
  const value = await job()
  const { user, system } = process.cpuUsage(before)
  return { took: (user + system) / 1000, value }
}

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const ann = { id: personId(1), name: 'Ann', colour: 'red', flag: 'plain', glyph: 'star' } as const

const took: Record<'read' | 'rate' | 'page', number[]> = { read: [], rate: [], page: [] }
for (let round = 0; round < ROUNDS; round++) {
  const read = await timed(() => new ResultsFile(path, silentLog).all())
  const rated = await timed(() => ratingsOf(read.value.results))
  const page = await timed(() => personRecord(ann, read.value.results, rated.value, Date.now()))
  took.read.push(read.took)
  took.rate.push(rated.took)
  took.page.push(page.took)
}
await rm(path)
const load = loadavg().map((one) => one.toFixed(1))
console.log(`${count} matches, load ${load.join(' ')}; processor time, median and range of ${ROUNDS}`)
for (const [part, times] of Object.entries(took)) {
  const [least, most] = [Math.min(...times), Math.max(...times)]
  console.log(`  ${part.padEnd(5)} ${medianOf(times).toFixed(0)} ms (${least.toFixed(0)}–${most.toFixed(0)})`)
}
