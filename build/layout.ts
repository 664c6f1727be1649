/** `node build/layout.ts`: every kind of decision of all games in every size of window: what panels cover, and what is cut off. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, LAYOUT: 'all' } }).status ?? 1

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'build/vitest.e2e.config.ts']
process.exitCode =
  run('build/bundle.ts') || run(...vitest, 'electron/e2e/layout.e2e.ts', 'electron/e2e/smallWindow.e2e.ts')
