import { useEffect } from 'react'
import { create } from 'zustand'
import type { MatchInfo, OpenedDeal } from '../../electron/contract/ipc.ts'
import { call } from '../host/client.ts'
import { showProblem } from '../ui/toasts/toasts.ts'

/** The deals that were opened last, by match; null while the host checks one, `sealed` where it does not open it yet. */
const useDeals = create<Readonly<Record<string, OpenedDeal | 'sealed' | null>>>(() => ({}))

/** Forgets them, for tests. */
export const forgetDeals = (): void => useDeals.setState({}, true)

/** The deal once the host has checked it, asked for once; null while a copy with its secret is still played. Never that of a lesson, whose luck is part of it. */
export function useOpenedDeal(match: Pick<MatchInfo, 'id' | 'lesson'> | null): OpenedDeal | null {
  const id = match && match.lesson === undefined ? match.id : null
  const deal = useDeals((deals) => (id === null ? null : (deals[id] ?? null)))
  useEffect(() => {
    if (id === null || id in useDeals.getState()) return
    useDeals.setState({ [id]: null }, true)
    void call('match:deal', { id }).then((answer) => {
      if (answer.ok) useDeals.setState({ [id]: answer.value })
      else if (answer.problem.code === 'not-allowed') useDeals.setState({ [id]: 'sealed' })
      else {
        useDeals.setState({}, true)
        showProblem(answer.problem)
      }
    })
  }, [id])
  return deal === 'sealed' ? null : deal
}

/** Whether the host does not open a deal yet, as a copy with the same secret is still played. */
export const useIsStillSealed = ({ id }: Pick<MatchInfo, 'id'>): boolean => useDeals((deals) => deals[id] === 'sealed')
