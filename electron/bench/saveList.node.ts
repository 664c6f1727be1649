/** `npm run bench -- --saves [count]`: lists thousands of saves without an index, with one, and again in memory. */
import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { forgetIndex, type ListCost, listAfterStart, makeManySaves, type StartCosts, timeOfASave } from './saveList.ts'

const COUNT = 2003
/** The first word of a process that measures one start: a program that has run for a while is faster. */
const START = 'start'

const [word, data, isWatched] = process.argv.slice(2).filter((one) => !one.startsWith('-'))
if (word === START && data !== undefined) {
  console.log(JSON.stringify(await listAfterStart(data, isWatched !== undefined)))
} else {
  await compare(Number(word ?? COUNT))
}

async function compare(count: number): Promise<void> {
  const folder = await makeManySaves(count)
  const load = loadavg().map((one) => one.toFixed(1))
  console.log(`${count} saves, load ${load.join(' ')}`)
  for (const name of ['without an index', 'with an index']) {
    if (name === 'without an index') await forgetIndex(folder)
    const costs = measured(folder)
    if (name === 'without an index') await forgetIndex(folder)
    const stalls = measured(folder, 'watched')
    console.log(`After a start ${name}`)
    for (const part of ['first', 'whole', 'again'] as const) {
      console.log(`  ${part.padEnd(6)} ${inWords({ ...costs[part], stall: stalls[part].stall })}`)
    }
  }
  await rm(folder, { recursive: true })
  console.log(`A save with an index: ${(1000 * (await timeOfASave())).toFixed(0)} µs of CPU`)
}

function measured(folder: string, ...more: readonly string[]): StartCosts {
  return JSON.parse(
    execFileSync(process.execPath, [import.meta.filename, START, folder, ...more], { encoding: 'utf8' }),
  )
}

function inWords({ cpu, wall, stall, resident, bytes }: ListCost): string {
  const times = `${cpu.toFixed(0)} ms of CPU, ${wall.toFixed(0)} ms, longest stall ${stall.toFixed(1)} ms of CPU`
  return `${times}, ${(resident / 1024 / 1024).toFixed(0)} MB resident, ${(bytes / 1000).toFixed(0)} kB to the page`
}
