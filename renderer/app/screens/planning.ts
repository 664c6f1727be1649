import { useEffect, useState } from 'react'
import type { MatchSetup } from '../../../electron/contract/ipc.ts'
import type { LobbyPlan } from '../../../electron/contract/screens.ts'
import { call } from '../../host/client.ts'
import { showProblem } from '../../ui/toasts/toasts.ts'
import { adoptScreens, useScreensStore } from './useScreensState.ts'

/** Shows other screens the match that is being prepared here, for as long as it is; returns what takes it. */
export function usePlanning(title: (setup: MatchSetup) => string): (setup: MatchSetup) => void {
  const [planned, setPlanned] = useState<string | null>(null)
  const isOpen = useScreensStore(({ state }) => state?.room != null)
  useEffect(() => {
    if (isOpen && planned !== null) void tell(JSON.parse(planned) as LobbyPlan) // printed below
  }, [isOpen, planned])
  useEffect(() => {
    if (isOpen) return () => void tell(null)
  }, [isOpen])
  return (setup) => setPlanned(JSON.stringify(planOf(setup, title(setup))))
}

function planOf({ game, seats }: MatchSetup, title: string): LobbyPlan {
  return { game, title, seats: Object.entries(seats).map(([seat, plan]) => ({ seat, ...plan })) }
}

async function tell(plan: LobbyPlan | null): Promise<void> {
  const answer = await call('screens:plan', { plan })
  if (answer.ok) adoptScreens(answer.value)
  else if (plan !== null) showProblem(answer.problem)
}
