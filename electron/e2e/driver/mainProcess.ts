import { randomUUID } from 'node:crypto'
import type { ElectronApplication } from 'playwright-core'

/**
 * Makes `evaluate` in the main process reliable: each call runs once and gets its result. Node's inspector loses
 * results when garbage is collected while the process is busy, as during the start.
 */
export function withRetries(program: ElectronApplication): ElectronApplication {
  const evaluate = program.evaluate.bind(program)
  const once = async (ask: unknown, given: unknown): Promise<unknown> => {
    const task = { id: randomUUID(), code: String(ask), given }
    for (;;) {
      try {
        return await evaluate(run, task)
      } catch (error) {
        if (!String(error).includes('garbage collected')) throw error
      }
    }
  }
  // Same as Playwright's, except for its overloads.
  return Object.assign(program, { evaluate: once as typeof program.evaluate })
}

interface Task {
  readonly id: string
  readonly code: string
  readonly given: unknown
}

/** Runs in the main process: runs each task once and keeps its result. */
function run(electron: unknown, { id, code, given }: Task): unknown {
  const memory = globalThis as { done?: Map<string, unknown> } // used by this function only
  memory.done ??= new Map()
  // biome-ignore lint/security/noGlobalEval: the tests' own code comes as text, as Playwright itself sends it
  if (!memory.done.has(id)) memory.done.set(id, globalThis.eval(`(${code})`)(electron, given))
  return memory.done.get(id)
}
