/**
 * `npm run package:verify [-- KIND]`: builds the packages of a kind, checks them by the tests of that kind, and lists
 * what was verified and what was not. The kinds are in `checks.ts`. `--packed` uses the packages in `dist`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { askedCheck, CHECK_NAMES, CHECKS, type Check, type CheckName } from './checks.ts'
import { factsOf, printFacts } from './facts.ts'

const root = join(import.meta.dirname, '..', '..', '..')

function run(...args: readonly string[]): number {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
}

/** Stops at the first step that fails; prints the facts of all suites that ran. Returns the exit code. */
function verify(name: CheckName, packed: boolean): number {
  const { packed: runs, suites, notVerified }: Check = CHECKS[name]
  const reports = mkdtempSync(join(tmpdir(), 'verify-'))
  const reportOf = (index: number) => join(reports, `${index}.json`)
  try {
    const steps = [
      ...(packed ? [] : runs.map((args) => ['build/packaging/package.ts', ...args])),
      ...suites.map((suite, index) => vitest(suite, reportOf(index))),
    ]
    const code = steps.reduce((result, step) => (result === 0 ? run(...step) : result), 0)
    const facts = suites.flatMap((_, index) => factsOf(readReport(reportOf(index))))
    console.log(printFacts(name, facts, notVerified))
    return code
  } finally {
    rmSync(reports, { recursive: true })
  }
}

function vitest([configuration, folder]: Check['suites'][number], report: string): readonly string[] {
  const file = `build/vitest.${configuration}.config.ts`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const folders = folder === undefined ? [] : [folder]
  return ['node_modules/vitest/vitest.mjs', 'run', '--config', file, ...reporters, ...folders]
}

/** Returns a report of vitest; null if that suite did not run. */
function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { packed: { type: 'boolean', default: false } },
  })
  const name = askedCheck(positionals)
  const obstacle = CHECKS[name].obstacle()
  if (obstacle === null) return verify(name, values.packed)
  console.error(`${name}: the packages cannot be tried here: ${obstacle}.`)
  return 1
}

if (import.meta.main) {
  try {
    process.exitCode = main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(`npm run package:verify [-- ${CHECK_NAMES.join('|')}] [--packed]`)
    process.exitCode = 2
  }
}
