/** `node build/runSuites.ts [suite …]`: runs the suites, by default all, and ends with `N passed, N failed`. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isSuite, type Step, SUITES, stepsOf } from './suites.ts'
import { type Count, closingLine, countOfExit, countOfVitest, isSuccess, sum } from './summary.ts'

const root = join(import.meta.dirname, '..')
const reports = join(root, 'test-results')

function run(step: Step): Count {
  console.log(`\n— ${step.name}`)
  const report = join(reports, `${step.name}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = step.isVitest ? [...step.args, ...reporters] : step.args
  const env = { ...process.env, ...step.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) }
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  return step.isVitest ? countOfVitest(readReport(report), status) : countOfExit(status)
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
const counts = steps.map((step) => ({ step, count: run(step) }))
const failed = counts.filter(({ count }) => !isSuccess(count)).map(({ step }) => step.name)
const all = sum(counts.map(({ count }) => count))
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '')
console.log(closingLine(all))
process.exitCode = isSuccess(all) ? 0 : 1
