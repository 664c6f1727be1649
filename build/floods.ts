/** `npm run floods -- [connections]`: floods of the server of other screens during a guest's match. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const [connections = '10000'] = process.argv.slice(2)
if (!/^[1-9]\d{0,6}$/.test(connections)) throw new Error(`How many? ${connections} is no number.`)

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'build/vitest.floods.config.ts']
const { status } = spawnSync(process.execPath, [...vitest, '-t', 'leave a guest who plays alone|beside a long match'], {
  cwd: root,
  env: { ...process.env, CONNECTIONS: connections },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
