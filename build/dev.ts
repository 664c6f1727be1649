/** `npm run dev`: the game with hot reload. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { STAND_IN } from '../electron/contract/environment.ts'
import { resolveElectron } from './electron/electron.ts'
import { planLaunch, thisMachine } from './electron/launchPlan.ts'

const root = join(import.meta.dirname, '..')
const electron = await resolveElectron()
const plan = planLaunch(thisMachine())
for (const notice of plan.notices) console.log(notice)
const script = join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js')
const args = [script, 'dev', '--config', 'build/electron.vite.config.ts', '--', ...plan.flags]
const env = {
  ...process.env,
  ELECTRON_EXEC_PATH: electron.path,
  ...(electron.standIn && { [STAND_IN]: '1' }),
}
spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).once('exit', (code) => {
  process.exitCode = code ?? 1
})
