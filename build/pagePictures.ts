/**
 * `npm run pages:pictures`: pictures of every page of other screens, upright, across and on a computer, in every language, in
 * `test-results/pages/`. Says which of them are wider than their screen, or cut a text off.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'build/vitest.apart.config.ts']
process.exitCode = run('build/bundle.ts') || run(...vitest, 'electron/e2e/pages.pictures.ts')
