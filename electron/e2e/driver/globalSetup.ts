import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { resolveElectron } from '../../../build/electron/electron.ts'
import { planLaunch, thisMachine } from '../../../build/electron/launchPlan.ts'
import { ensureSystemLibraries } from '../../../build/electron/systemLibraries.ts'
import { startVirtualDisplay } from '../../../build/electron/virtualDisplay.ts'
import { FAILURE_PICTURES } from './pictures.ts'

/** What the setup provides to the tests. */
export interface TestEnvironment {
  /** Electron's executable. */
  readonly electron: string
  readonly standIn: boolean
  readonly flags: readonly string[]
  /** The X display; null to open windows on the user's screen. */
  readonly display: string | null
  /** Drives this installed program in place of the compiled one in `out`. */
  readonly installed?: InstalledProgram
}

/** A program installed into a system of its own, which an ordinary user runs in the sandbox. */
export interface InstalledProgram {
  /** Starts the program as that user, with the arguments given to it. */
  readonly launcher: string
  /** The root folder of its system. */
  readonly root: string
  /** A folder of the user, as the program sees it. */
  readonly home: string
  readonly uid: number
}

declare module 'vitest' {
  interface ProvidedContext {
    stage: TestEnvironment
  }
}

/** Provides one Electron and one display for all tests. On Linux the display is always virtual, so that no window pops up. */
export async function setup(project: TestProject): Promise<() => void> {
  await rm(FAILURE_PICTURES, { recursive: true, force: true })
  const { path, standIn } = await resolveElectron()
  const isLinux = process.platform === 'linux'
  ensureSystemLibraries({ electron: path, virtualDisplay: isLinux })
  const display = isLinux ? await startVirtualDisplay('1920x1200x24') : null
  // A virtual display has no GPU.
  const { flags } = planLaunch({ ...thisMachine(), hasGpu: !isLinux })
  project.provide('stage', { electron: path, standIn, flags, display: display?.name ?? null })
  return () => display?.stop()
}
