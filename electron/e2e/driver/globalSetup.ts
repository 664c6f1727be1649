import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { resolveElectron } from '../../../build/electron/electron.ts'
import { planLaunch, thisMachine } from '../../../build/electron/launchPlan.ts'
import { ensureSystemLibraries } from '../../../build/electron/systemLibraries.ts'
import { startVirtualDisplay } from '../../../build/electron/virtualDisplay.ts'
import { FAILURE_PICTURES } from './pictures.ts'
import { WORKERS } from './workers.ts'

/** The data that the setup provides to the tests. */
export interface TestEnvironment {
  /** Electron's executable. */
  readonly electron: string
  readonly standIn: boolean
  readonly flags: readonly string[]
  /**
   * X displays, one for each worker, since a window takes the focus from all others of its display; empty to open
   * windows on the user's screen.
   */
  readonly displays: readonly string[]
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

/**
 * Without a graphics card, a third of all processor time is spent on compositing the panels over the table with OpenGL.
 */
const CHEAP_PANELS = '--disable-gpu-compositing'

declare module 'vitest' {
  interface ProvidedContext {
    stage: TestEnvironment
  }
}

/** Provides Electron and a display for each worker. On Linux displays are always virtual, so that no window pops up. */
export async function setup(project: TestProject): Promise<() => void> {
  await rm(FAILURE_PICTURES, { recursive: true, force: true })
  const { path, standIn } = await resolveElectron()
  const isLinux = process.platform === 'linux'
  ensureSystemLibraries({ electron: path, virtualDisplay: isLinux })
  const displays = isLinux ? await Promise.all(Array.from({ length: WORKERS }, startDisplay)) : []
  // A virtual display has no GPU.
  const { flags } = planLaunch({ ...thisMachine(), hasGpu: !isLinux })
  project.provide('stage', {
    electron: path,
    standIn,
    flags: [...flags, CHEAP_PANELS],
    displays: displays.map(({ name }) => name),
  })
  return () => {
    for (const display of displays) display.stop()
  }
}

const startDisplay = () => startVirtualDisplay('1920x1200x24')
