import { useEffect } from 'react'
import { create } from 'zustand'
import type { ScreensState } from '../../../electron/contract/screens.ts'
import { call, onScreens } from '../../host/client.ts'
import { showProblem } from '../../ui/toasts/toasts.ts'

/** What the host has last said of other screens; null until it has been asked. */
export const useScreensStore = create<{ readonly state: ScreensState | null }>(() => ({ state: null }))

/** The state of other screens, asked for when it is first needed. */
export function useScreensState(): ScreensState | null {
  const state = useScreensStore((store) => store.state)
  useEffect(() => void askForScreens(), [])
  return state
}

async function askForScreens(): Promise<void> {
  const answer = await call('screens:state', {})
  if (answer.ok) useScreensStore.setState({ state: answer.value })
  else showProblem(answer.problem)
}

/** Follows what happens with other screens; returns what ends it. */
export function followScreens(onChange: (now: ScreensState, before: ScreensState | null) => void): () => void {
  return onScreens((state) => {
    const before = useScreensStore.getState().state
    useScreensStore.setState({ state })
    onChange(state, before)
  })
}
