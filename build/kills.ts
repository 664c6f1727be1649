/**
 * `node build/kills.ts [times]`: kills a playing and a writing program that number of times each and checks that
 * nothing was lost.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const [times = '1000'] = process.argv.slice(2)
if (!/^[1-9]\d{0,5}$/.test(times)) throw new Error(`How often? ${times} is no number.`)

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'build/vitest.config.ts', '--project', 'electron']
const { status } = spawnSync(
  process.execPath,
  [...vitest, 'electron/saves/kill.test.ts', 'electron/files/kill.test.ts'],
  {
    cwd: root,
    env: { ...process.env, KILLS: times },
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
