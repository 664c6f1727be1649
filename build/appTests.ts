/** Runs files of `electron/e2e` for commands of their own. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

type Environment = Readonly<Record<string, string>>

const root = join(import.meta.dirname, '..')
const run = (args: readonly string[], env: Environment = {}): number =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1

/** Compiles the program that app tests drive; returns the exit status. */
export const compile = (): number => run(['build/bundle.ts'])

const runFile = (config: string, file: string, env: Environment): number =>
  run(['node_modules/vitest/vitest.mjs', 'run', '--config', `build/${config}`, `electron/e2e/${file}`], env)

/** Runs a file of the app tests with additional environment variables; returns the exit status. */
export const runAppTest = (file: string, env: Environment): number => runFile('vitest.e2e.config.ts', file, env)

/** Runs a file that is no part of the app tests; returns the exit status. */
export const runApart = (file: string): number => runFile('vitest.apart.config.ts', file, {})
