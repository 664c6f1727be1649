/**
 * `npm run bench -- --guard`: measures figures that hold on busy machines too, and compares them with the committed ones.
 * `--record` writes them as the figures of today.
 */
import { join } from 'node:path'
import { isWorse, worseBy } from './comparison.ts'
import { type FigureGroup, GROUPS } from './figures.ts'
import { latestResults, type Results, writeResults } from './results.ts'

const FOLDER = join(import.meta.dirname, '../results')
/** The most measurements of a noisy figure: other programs can only make it worse, so the best one counts. */
const TRIES = 3

/** Measures and prints all figures; returns whether none is worse than the committed one by more than the tolerance. */
export async function runGuard(isRecorded: boolean): Promise<boolean> {
  const { file, results: committed } = latestResults(FOLDER) ?? { file: 'nothing', results: {} }
  console.log(`Compared with ${file}`)
  const measured: Record<string, number> = {}
  const worse: string[] = []
  for (const group of GROUPS) {
    const values = await bestOf(group, committed)
    Object.assign(measured, values)
    console.log(group.title)
    for (const [name, value] of Object.entries(values)) {
      console.log(lineOf(group, name, committed[name], value))
      if (isWorse(group.better, committed[name], value)) worse.push(name)
    }
  }
  const missing = Object.keys(committed).filter((name) => measured[name] === undefined)
  for (const name of missing) console.log(`Not measured: ${name}`)
  for (const name of worse) console.error(`Worse than in ${file}: ${name}`)
  if (isRecorded) console.log(`Recorded: ${writeResults(FOLDER, new Date(), { ...committed, ...measured })}`)
  return worse.length === 0
}

/** Measures a group again while one of its figures is worse than committed; returns the best value of each. */
async function bestOf(group: FigureGroup, committed: Results): Promise<Results> {
  let best = await group.measure()
  const isBad = () => Object.entries(best).some(([name, value]) => isWorse(group.better, committed[name], value))
  for (let left = TRIES - 1; group.isNoisy && left > 0 && isBad(); left--) {
    const again = await group.measure()
    const better = group.better === 'less' ? Math.min : Math.max
    best = Object.fromEntries(Object.entries(best).map(([name, value]) => [name, better(value, again[name] ?? value)]))
  }
  return best
}

function lineOf({ better }: FigureGroup, name: string, committed: number | undefined, value: number): string {
  const change = committed === undefined ? 'new' : percent(worseBy(better, committed, value))
  return `  ${name.padEnd(48)} ${value.toPrecision(4).padStart(10)}  ${change}`
}

const percent = (worse: number): string =>
  worse > 0 ? `${(100 * worse).toFixed(1)} % worse` : `${(-100 * worse).toFixed(1)} % better`
