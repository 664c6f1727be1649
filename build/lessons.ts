/** `node build/lessons.ts`: every lesson of all games in the window, by mouse and by keys; the app tests have a part of it. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const run = (args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, LESSONS: 'all' } }).status ??
  1

process.exitCode =
  run(['build/bundle.ts']) ||
  run([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'build/vitest.e2e.config.ts',
    'electron/e2e/lessons.e2e.ts',
  ])
