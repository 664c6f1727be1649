/** `node build/runSuites.ts [suite …]`: runs the suites, by default all, and ends with `N passed, N failed`. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isSuite, type Step, SUITES, stepsOf } from './suites.ts'
import {
  type Count,
  closingLine,
  countOfExit,
  countOfVitest,
  countWithSecondRun,
  failedFiles,
  isSuccess,
  sum,
} from './summary.ts'

const root = join(import.meta.dirname, '..')
const reports = join(root, 'test-results')

/** The test files that passed only in their second run. */
const passedLater: string[] = []

function run(step: Step): Count {
  const count = runOnce(step)
  const report = readReport(reportOf(step))
  const files = failedFiles(report).map((file) => relative(root, file))
  if (files.length === 0 || files.length > (step.secondRun ?? 0)) return count
  console.log(`\nOnce more, by themselves: ${files.join(', ')}`)
  const second = runOnce({ ...step, name: `${step.name} once more`, args: [...step.args, ...files] })
  if (isSuccess(second)) passedLater.push(...files)
  return countWithSecondRun(report, second)
}

const reportOf = ({ name }: Step): string => join(reports, `${name}.json`)

function runOnce(step: Step): Count {
  console.log(`\n— ${step.name}`)
  const report = reportOf(step)
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
if (passedLater.length > 0) console.log(`Passed only when run once more: ${passedLater.join(', ')}`)
console.log(closingLine(all))
process.exitCode = isSuccess(all) ? 0 : 1
