import { create } from 'zustand'
import type { JudgedMove } from '../../electron/contract/ipc.ts'
import { call } from './client.ts'
import { reportProblem } from './feed.ts'

/** What is known of the match that is looked back on. */
export interface Analysed {
  /** Null as long as none was asked for. */
  readonly id: string | null
  /** Moves that have been looked at, of all. */
  readonly done: number
  readonly of: number
  /** In the order of the match. */
  readonly judged: readonly JudgedMove[]
  readonly isRunning: boolean
}

const NOTHING: Analysed = { id: null, done: 0, of: 0, judged: [], isRunning: false }

export const useAnalysis = create<Analysed>(() => NOTHING)

/** Pause between two questions for more, ms. */
const PAUSE = 400

/** Has the host look back on a match, or go on with it, and follows what it finds out until it is done or stopped. */
export async function startAnalysis(id: string): Promise<void> {
  const known = useAnalysis.getState()
  if (known.id === id && known.isRunning) return
  useAnalysis.setState({ ...(known.id === id ? known : NOTHING), id, isRunning: true })
  while (isWanted(id)) {
    const more = await ask(id)
    if (!more) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}

const isWanted = (id: string) => useAnalysis.getState().id === id && useAnalysis.getState().isRunning

/** Whether there may be more to ask for. */
async function ask(id: string): Promise<boolean> {
  const skip = useAnalysis.getState().judged.length
  const answer = await call('match:analysis', { id, skip })
  if (useAnalysis.getState().id !== id) return false
  if (!answer.ok) {
    useAnalysis.setState(NOTHING)
    reportProblem(answer.problem)
    return false
  }
  const { done, of, judged } = answer.value
  const all = [...useAnalysis.getState().judged.slice(0, skip), ...judged]
  const isDone = done >= of
  useAnalysis.setState({ done, of, judged: all, ...(isDone && { isRunning: false }) })
  return !isDone && isWanted(id)
}

/** Stops looking back; what is known stays. */
export function stopAnalysis(): void {
  const { id, isRunning } = useAnalysis.getState()
  if (id === null || !isRunning) return
  useAnalysis.setState({ isRunning: false })
  void call('match:stopAnalysis', { id })
}
