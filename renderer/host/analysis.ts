import { create } from 'zustand'
import type { AnalysisPart, JudgedMove } from '../../electron/contract/ipc.ts'
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
  /** The number of decisions that were judged again after a glance. */
  readonly again: number
  /** The share of the analysis that is done, from 0 to 1; at 1 it is complete. */
  readonly share: number
  readonly isRunning: boolean
  /** Set if the host refuses the analysis: a copy is still being played. */
  readonly isRefused: boolean
}

const NOTHING: Analysed = {
  id: null,
  done: 0,
  of: 0,
  judged: [],
  again: 0,
  share: 0,
  isRunning: false,
  isRefused: false,
}

export const useAnalysis = create<Analysed>(() => NOTHING)

/** The pause between two requests for more results, and after the first one, ms: what is known comes at once. */
const PAUSE = 400
const FIRST_PAUSE = 100

/** The number of the current run: after a stop and a restart, only the latest run continues. */
let run = 0

/** Starts or resumes the host's analysis of a match, and follows its results until it is done or stopped. */
export async function startAnalysis(id: string): Promise<void> {
  const known = useAnalysis.getState()
  if (known.id === id && known.isRunning) return
  const own = ++run
  useAnalysis.setState({ ...(known.id === id ? known : NOTHING), id, isRunning: true, isRefused: false })
  let pause = FIRST_PAUSE
  while (await ask(id, own)) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    pause = PAUSE
  }
}

const isWanted = (id: string, own: number) => {
  const known = useAnalysis.getState()
  return own === run && known.id === id && known.isRunning
}

/** Asks for more results; returns whether there may be more. */
async function ask(id: string, own: number): Promise<boolean> {
  if (!isWanted(id, own)) return false
  const { judged: known, again: skipAgain } = useAnalysis.getState()
  const skip = known.length
  const answer = await call('match:analysis', { id, skip, skipAgain })
  if (own !== run || useAnalysis.getState().id !== id) return false
  if (!answer.ok) {
    const isRefused = answer.problem.code === 'not-allowed'
    useAnalysis.setState(isRefused ? { ...NOTHING, id, isRefused } : NOTHING)
    if (!isRefused) reportProblem(answer.problem)
    return false
  }
  const { done, of, judged, again = [] } = answer.value
  const share = shareOf(answer.value)
  useAnalysis.setState({
    done,
    of,
    judged: withBetter([...known.slice(0, skip), ...judged], again),
    again: skipAgain + again.length,
    share,
    ...(share === 1 && { isRunning: false }),
  })
  return share < 1 && isWanted(id, own)
}

/** The share of the work that a glance at all decisions takes, if some are judged afterwards. */
const GLANCE_SHARE = 1 / 4

/** Returns the share of an analysis that is done. */
function shareOf({ done, of, depth }: AnalysisPart): number {
  const seen = of > 0 ? done / of : 0
  if (!depth) return seen
  return seen < 1 ? GLANCE_SHARE * seen : GLANCE_SHARE + ((1 - GLANCE_SHARE) * depth.done) / Math.max(1, depth.of)
}

/** Returns decisions with those that were judged again in place of the rough ones. */
function withBetter(judged: readonly JudgedMove[], again: readonly JudgedMove[]): readonly JudgedMove[] {
  if (again.length === 0) return judged
  const byMove = new Map(again.map((one) => [one.move, one]))
  return judged.map((one) => byMove.get(one.move) ?? one)
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
