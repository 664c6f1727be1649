/** `npm run play`: compiles what has changed and starts the game. What follows `--` goes to the program. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bundleIfStale } from './bundle.ts'
import { resolveElectron } from './electron.ts'
import { planLaunch, thisMachine } from './launchPlan.ts'
import { ensureSystemLibraries } from './systemLibraries.ts'
import { startVirtualDisplay } from './virtualDisplay.ts'

async function play(): Promise<void> {
  bundleIfStale()
  const electron = await resolveElectron()
  const plan = planLaunch(thisMachine())
  ensureSystemLibraries({ electron: electron.path, virtualDisplay: plan.virtualDisplay })
  for (const notice of plan.notices) console.log(notice)
  const display = plan.virtualDisplay ? await startVirtualDisplay() : null
  const env = {
    ...process.env,
    ...(display && { DISPLAY: display.name }),
    ...(electron.standIn && { CAPTAINS_TABLE_STAND_IN: '1' }),
  }
  const root = join(import.meta.dirname, '..')
  const program = spawn(electron.path, [...plan.flags, root, ...process.argv.slice(2)], { env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => program.kill(signal))
  program.once('exit', (code) => {
    display?.stop()
    process.exitCode = code ?? 1
  })
}

await play().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
