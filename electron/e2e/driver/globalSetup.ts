import type { TestProject } from 'vitest/node'
import { resolveElectron } from '../../../build/electron/electron.ts'
import { planLaunch, thisMachine } from '../../../build/electron/launchPlan.ts'
import { ensureSystemLibraries } from '../../../build/electron/systemLibraries.ts'
import { startVirtualDisplay } from '../../../build/electron/virtualDisplay.ts'

/** What the tests are told about the machine. */
export interface Stage {
  /** Electron's executable. */
  readonly electron: string
  readonly standIn: boolean
  readonly flags: readonly string[]
  /** Of the X server; null where windows open on the user's own screen. */
  readonly display: string | null
}

declare module 'vitest' {
  interface ProvidedContext {
    stage: Stage
  }
}

/** One Electron and one display for all tests. On Linux the display is virtual even on a desktop: no window disturbs. */
export async function setup(project: TestProject): Promise<() => void> {
  const { path, standIn } = await resolveElectron()
  const isLinux = process.platform === 'linux'
  ensureSystemLibraries({ electron: path, virtualDisplay: isLinux })
  const display = isLinux ? await startVirtualDisplay() : null
  // A virtual display has no graphics card behind it.
  const { flags } = planLaunch({ ...thisMachine(), hasGpu: !isLinux })
  project.provide('stage', { electron: path, standIn, flags, display: display?.name ?? null })
  return () => display?.stop()
}
