import { randomUUID } from 'node:crypto'
import type { ElectronApplication } from 'playwright-core'

/**
 * Sees to it that whatever is evaluated in the main process is done once and answered. By itself Node's inspector loses
 * answers of a process that collects its rubbish while it is busy, as it is when it starts.
 */
export function answering(program: ElectronApplication): ElectronApplication {
  const evaluate = program.evaluate.bind(program)
  const once = async (ask: unknown, given: unknown): Promise<unknown> => {
    const errand = { id: randomUUID(), code: String(ask), given }
    for (;;) {
      try {
        return await evaluate(run, errand)
      } catch (error) {
        if (!String(error).includes('garbage collected')) throw error
      }
    }
  }
  // As Playwright's own, but for its overloads.
  return Object.assign(program, { evaluate: once as typeof program.evaluate })
}

interface Errand {
  readonly id: string
  readonly code: string
  readonly given: unknown
}

/** Runs in the main process: does an errand unless it is done already, and keeps what comes of it. */
function run(electron: unknown, { id, code, given }: Errand): unknown {
  const memory = globalThis as { done?: Map<string, unknown> } // of this function alone
  memory.done ??= new Map()
  // biome-ignore lint/security/noGlobalEval: the tests' own code comes as text, as Playwright itself sends it
  if (!memory.done.has(id)) memory.done.set(id, globalThis.eval(`(${code})`)(electron, given))
  return memory.done.get(id)
}
