import { useEffect } from 'react'
import { create } from 'zustand'
import type { MatchInfo, OpenedDeal } from '../../electron/contract/ipc.ts'
import { call } from '../host/client.ts'
import { isGuestPage } from '../host/received/knownLuck.ts'
import { receivedBook } from '../host/received/receivedBook.ts'
import { showProblem } from '../ui/toasts/toasts.ts'
import type { Proof } from './proof/proof.ts'

/** The state of a screen's check of the deal of a match that is over. */
export type DealState =
  /** The host has been asked for the deal, and is checking it. */
  | { readonly kind: 'asked' }
  /** The host does not open the deal: not yet, because a copy with its secret is still being played, or not at all. */
  | { readonly kind: 'refused' }
  /**
   * `proof`: the finding of a guest's screen from the replay; null if the window has its own host, or cannot replay.
   */
  | { readonly kind: 'opened'; readonly deal: OpenedDeal; readonly proof: Proof | 'running' | null }

type DealtMatch = Pick<MatchInfo, 'id' | 'lesson'>

/** The deals that were opened last, by match. */
const useDeals = create<Readonly<Record<string, DealState>>>(() => ({}))

/** Forgets all deals, for tests. */
export const forgetDeals = (): void => useDeals.setState({}, true)

/**
 * Returns the deal of a match that is over, requested once; null in a lesson, whose luck is part of it. A refused deal
 * is requested again when the match is shown again.
 */
export function useDealState(match: DealtMatch | null): DealState | null {
  const id = match && match.lesson === undefined ? match.id : null
  const state = useDeals((deals) => (id === null ? null : (deals[id] ?? null)))
  useEffect(() => {
    if (id !== null && (useDeals.getState()[id]?.kind ?? 'refused') === 'refused') void open(id)
  }, [id])
  return state
}

async function open(id: string): Promise<void> {
  const set = (state: DealState) => id in useDeals.getState() && useDeals.setState({ [id]: state })
  useDeals.setState({ [id]: { kind: 'asked' } }, true)
  const answer = await call('match:deal', { id })
  if (!answer.ok) {
    set({ kind: 'refused' })
    if (answer.problem.code !== 'not-allowed') showProblem(answer.problem)
    return
  }
  const deal = answer.value
  set({ kind: 'opened', deal, proof: isGuestPage() ? 'running' : null })
  if (isGuestPage()) set({ kind: 'opened', deal, proof: await proofOf(id, deal) })
}

/** Loads the code that deals and replays the match: no page needs it before the end. */
async function proofOf(id: string, { record }: OpenedDeal): Promise<Proof | null> {
  const received = await receivedBook.of(id)
  if (!record || !received) return null
  try {
    const { proveDeal } = await import('./proof/proveDeal.ts')
    return await proveDeal(record, received)
  } catch (error) {
    console.warn('the match cannot be played again here', error)
    return null
  }
}
