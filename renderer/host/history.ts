import type { Viewer } from '../../engine/kernel/game.ts'
import { call } from './client.ts'
import { type SessionStep, useSession } from './sessionState.ts'

/** Steps shown before the history is fetched; null after that. */
let pendingSteps: { readonly move: number; readonly step: SessionStep }[] | null = null

/** Starts a new log: the fetched history may contain part of what is recorded from now on. */
export function forgetSteps(): void {
  pendingSteps = []
}

/** Fetches the log of earlier moves. Moves shown in the meantime may or may not be part of the answer. */
export async function readHistory(id: string, forViewer: Viewer): Promise<void> {
  const { snapshots } = useSession.getState()
  const answer = await call('match:replay', { id })
  const { match, viewer, snapshots: now } = useSession.getState()
  // The answer was filtered for a viewer that is no longer current.
  if (now !== snapshots || match?.id !== id || viewer !== forViewer) return
  if (answer.ok && answer.value.viewer === forViewer) {
    const { start, steps } = answer.value
    useSession.setState({ start, steps })
  }
  for (const { move, step } of pendingSteps?.splice(0) ?? []) addStep(move, step)
  pendingSteps = null
}

/** Adds the step of a move to the log once the table has shown it. */
export function recordStep(move: number, step: SessionStep): void {
  if (pendingSteps === null) addStep(move, step)
  else pendingSteps.push({ move, step })
}

/** Adds the step of a move, unless the fetched history already has it. */
function addStep(move: number, step: SessionStep): void {
  const { steps } = useSession.getState()
  if (steps.length >= move) return
  useSession.setState({ steps: [...steps, step] })
}
