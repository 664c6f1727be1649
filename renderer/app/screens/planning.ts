import { useEffect, useState } from 'react'
import type { MatchSetup } from '../../../electron/contract/ipc.ts'
import type { LobbyPlan } from '../../../electron/contract/screens.ts'
import { call } from '../../host/client.ts'
import { showProblem } from '../../ui/toasts/toasts.ts'
import { adoptScreens, useScreensStore } from './useScreensState.ts'

/**
 * Shows other screens the match that is being prepared here, until the component unmounts; returns the function that
 * sets it.
 */
export function usePlanning(): (setup: MatchSetup) => void {
  const [title] = useState(timeTitle)
  const [planned, setPlanned] = useState<string | null>(null)
  const isOpen = useScreensStore(({ state }) => state?.room != null)
  useEffect(() => {
    if (isOpen && planned !== null) void tell(JSON.parse(planned) as LobbyPlan) // printed below
  }, [isOpen, planned])
  useEffect(() => {
    if (isOpen) return () => void tell(null)
  }, [isOpen])
  return (setup) => setPlanned(JSON.stringify(planOf(setup, title)))
}

function planOf({ game, map, clock, seats }: MatchSetup, title: string): LobbyPlan {
  return {
    game,
    title,
    ...(map && { map }),
    ...(clock && { clock }),
    // Other screens are not told whose profile it is.
    seats: Object.entries(seats).map(([seat, { name, player }]) => ({ seat, name, player })),
  }
}

/** Returns the title of a match without one of its own: the time, in the host's format. */
function timeTitle(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16).replace('T', ' ')
}

async function tell(plan: LobbyPlan | null): Promise<void> {
  const answer = await call('screens:plan', { plan })
  if (answer.ok) adoptScreens(answer.value)
  else if (plan !== null) showProblem(answer.problem)
}
