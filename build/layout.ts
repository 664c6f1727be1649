/**
 * `node build/layout.ts`: every kind of decision of all games in every size of window and both languages: what panels cover,
 * and what is cut off.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, LAYOUT: 'all', ...env } })
    .status ?? 1

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'build/vitest.e2e.config.ts']
const layout = (language: 'en' | 'ru') => run([...vitest, 'electron/e2e/layout.e2e.ts'], { LAYOUT_LANGUAGE: language })

process.exitCode =
  run(['build/bundle.ts']) || layout('en') || layout('ru') || run([...vitest, 'electron/e2e/smallWindow.e2e.ts'])
