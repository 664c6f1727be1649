/**
 * `node build/runSuites.ts [suite …]`: runs the suites, by default all, and ends with `N passed, N failed`. Writes the
 * processor seconds of each step to `test-results/cpuSeconds.json`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { timeProcess } from './processTime.ts'
import { isSuite, type Step, SUITES, stepsOf } from './suites.ts'
import { type Count, closingLine, countOfExit, countOfVitest, isSuccess, sum } from './summary.ts'

const root = join(import.meta.dirname, '..')
const reports = join(root, 'test-results')

interface Outcome {
  readonly name: string
  readonly count: Count
  /** Processor seconds; null where they cannot be measured. */
  readonly seconds: number | null
}

async function run(step: Step): Promise<Outcome> {
  console.log(`\n— ${step.name}`)
  const report = join(reports, `${step.name}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = step.isVitest ? [...step.args, ...reporters] : step.args
  const env = { ...process.env, ...step.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) }
  const { status, seconds } = await runNode(args, env)
  if (seconds !== null) console.log(`${step.name}: ${seconds.toFixed(1)} s of processor time`)
  const count = step.isVitest ? countOfVitest(readReport(report), status) : countOfExit(status)
  return { name: step.name, count, seconds }
}

async function runNode(args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const timer = timeProcess(child.pid ?? process.pid)
  const [status]: (number | null)[] = await once(child, 'exit')
  return { status: status ?? null, seconds: timer.stop() }
}

async function runAll(steps: readonly Step[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await run(step))
  return outcomes
}

function writeSeconds(outcomes: readonly Outcome[]): void {
  const measured = outcomes.filter(({ seconds }) => seconds !== null).map(({ name, seconds }) => [name, seconds])
  writeFileSync(join(reports, 'cpuSeconds.json'), `${JSON.stringify(Object.fromEntries(measured), null, 2)}\n`)
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !isSuite(name))
if (unknown.length > 0) throw new Error(`No suite is called ${unknown.join(', ')}: there are ${SUITES.join(', ')}.`)
mkdirSync(reports, { recursive: true })
const steps = (asked.length > 0 ? asked.filter(isSuite) : SUITES).flatMap(stepsOf)
const outcomes = await runAll(steps)
writeSeconds(outcomes)
const failed = outcomes.filter(({ count }) => !isSuccess(count)).map(({ name }) => name)
const all = sum(outcomes.map(({ count }) => count))
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '')
console.log(closingLine(all))
process.exitCode = isSuccess(all) ? 0 : 1
