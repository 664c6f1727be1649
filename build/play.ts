/** `npm run play`: compiles if needed and starts the game. Arguments after `--` go to the program. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { STAND_IN } from '../electron/contract/environment.ts'
import { bundleIfStale } from './bundle.ts'
import { resolveElectron } from './electron/electron.ts'
import { planLaunch, thisMachine } from './electron/launchPlan.ts'
import { ensureSystemLibraries } from './electron/systemLibraries.ts'
import { startVirtualDisplay } from './electron/virtualDisplay.ts'

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
    ...(electron.standIn && { [STAND_IN]: '1' }),
  }
  const root = join(import.meta.dirname, '..')
  const args = [...plan.flags, root, ...process.argv.slice(2)]
  const program = spawn(electron.path, args, { env, stdio: ['inherit', 'inherit', 'pipe'] })
  repeatWithoutNoise(program.stderr)
  endWithParent(() => program.kill())
  program.once('exit', (code) => {
    display?.stop()
    process.exitCode = code ?? 1
  })
}

/** Ends with the parent process: terminating npm ends its shell but not the shell's children. */
function endWithParent(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  const parent = process.ppid
  const watch = () => {
    if (process.ppid !== parent) end()
  }
  setInterval(watch, 500).unref()
}

/** Chromium's frequent and harmless messages about a missing message bus. */
const NOISE = /ERROR:dbus\//

function repeatWithoutNoise(stream: Readable): void {
  const lines = createInterface({ input: stream })
  lines.on('line', (line) => {
    if (!NOISE.test(line)) console.error(line)
  })
}

await play().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
