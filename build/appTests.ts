/** Runs files of `electron/e2e` for commands of their own. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

type Environment = Readonly<Record<string, string>>

const root = join(import.meta.dirname, '..')
const run = (args: readonly string[], env: Environment = {}): number =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1

/** Compiles the program for app tests; returns the exit status. */
export const compile = (): number => run(['build/bundle.ts'])

const argsOf = (config: string, file: string): readonly string[] => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  `build/${config}`,
  `electron/e2e/${file}`,
]

const runFile = (config: string, file: string, env: Environment): number => run(argsOf(config, file), env)

/** Runs a file of the app tests with additional environment variables; returns the exit status. */
export const runAppTest = (file: string, env: Environment): number => runFile('vitest.e2e.config.ts', file, env)

/** Runs a file of the app tests once for each environment, all at the same time; returns the greatest exit status. */
export async function runAppTestTogether(file: string, envs: readonly Environment[]): Promise<number> {
  const statuses = envs.map(async (env) => {
    const child = spawn(process.execPath, argsOf('vitest.e2e.config.ts', file), {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    const [status]: readonly (number | null)[] = await once(child, 'exit')
    return status ?? 1
  })
  return Math.max(...(await Promise.all(statuses)))
}

/** Runs a file that is not part of the app tests; returns the exit status. */
export const runApart = (file: string, env: Environment = {}): number => runFile('vitest.apart.config.ts', file, env)
