/** `npm run phone:match`: a dealt match of Admiral against a bot on a phone, by touch from its captains to the result. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'build/vitest.apart.config.ts']
process.exitCode = run('build/bundle.ts') || run(...vitest, 'electron/e2e/admiralPhone.match.ts')
