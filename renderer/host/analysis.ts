import { create } from 'zustand'
import type { JudgedMove } from '../../electron/contract/ipc.ts'
import { call } from './client.ts'
import { reportProblem } from './feed.ts'

/** The analysis of a match. */
export interface Analysed {
  /** Null as long as no analysis was requested. */
  readonly id: string | null
  /** The number of analysed moves, and of all moves. */
  readonly done: number
  readonly of: number
  /** In the order of the match. */
  readonly judged: readonly JudgedMove[]
  readonly isRunning: boolean
  /** Set if the host refuses the analysis: a copy is still being played. */
  readonly isRefused: boolean
}

const NOTHING: Analysed = { id: null, done: 0, of: 0, judged: [], isRunning: false, isRefused: false }

export const useAnalysis = create<Analysed>(() => NOTHING)

/** The pause between two requests for more results, ms. */
const PAUSE = 400

/** The number of the current run: after a stop and a restart, only the latest run continues. */
let run = 0

/** Starts or resumes the host's analysis of a match, and follows its results until it is done or stopped. */
export async function startAnalysis(id: string): Promise<void> {
  const known = useAnalysis.getState()
  if (known.id === id && known.isRunning) return
  const own = ++run
  useAnalysis.setState({ ...(known.id === id ? known : NOTHING), id, isRunning: true, isRefused: false })
  while (await ask(id, own)) await new Promise((resolve) => setTimeout(resolve, PAUSE))
}

const isWanted = (id: string, own: number) => {
  const known = useAnalysis.getState()
  return own === run && known.id === id && known.isRunning
}

/** Asks for more results; returns whether there may be more. */
async function ask(id: string, own: number): Promise<boolean> {
  if (!isWanted(id, own)) return false
  const skip = useAnalysis.getState().judged.length
  const answer = await call('match:analysis', { id, skip })
  if (own !== run || useAnalysis.getState().id !== id) return false
  if (!answer.ok) {
    const isRefused = answer.problem.code === 'not-allowed'
    useAnalysis.setState(isRefused ? { ...NOTHING, id, isRefused } : NOTHING)
    if (!isRefused) reportProblem(answer.problem)
    return false
  }
  const { done, of, judged } = answer.value
  const all = [...useAnalysis.getState().judged.slice(0, skip), ...judged]
  const isDone = done >= of
  useAnalysis.setState({ done, of, judged: all, ...(isDone && { isRunning: false }) })
  return !isDone && isWanted(id, own)
}

/** Stops the analysis of a match and discards its results: the match may go on. */
export function forgetAnalysis(id: string): void {
  if (useAnalysis.getState().id !== id) return
  stopAnalysis()
  useAnalysis.setState(NOTHING)
}

/** Stops the analysis; its results stay. */
export function stopAnalysis(): void {
  const { id, isRunning } = useAnalysis.getState()
  if (id === null || !isRunning) return
  useAnalysis.setState({ isRunning: false })
  void call('match:stopAnalysis', { id })
}
