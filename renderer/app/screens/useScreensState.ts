import { useEffect } from 'react'
import { create } from 'zustand'
import type { ScreensState } from '../../../electron/contract/screens.ts'
import { call, onScreens } from '../../host/client.ts'
import { showProblem } from '../../ui/toasts/toasts.ts'
import { type Absences, absencesAfter } from './absences.ts'

interface ScreensStore {
  /** The host's last state of other screens; null until the host has answered. */
  readonly state: ScreensState | null
  readonly absences: Absences
  /** True if the players have put off the question about a table that cannot be opened. */
  readonly isBlockedPortPostponed: boolean
  /** The number of lists of requests that the window shows. */
  readonly requestLists: number
}

export const useScreensStore = create<ScreensStore>(() => ({
  state: null,
  absences: {},
  isBlockedPortPostponed: false,
  requestLists: 0,
}))

/** Keeps the host's state of other screens. */
export function adoptScreens(state: ScreensState): void {
  useScreensStore.setState(({ absences, state: before }) => ({
    state,
    absences: absencesAfter(absences, state, Date.now(), before?.room?.lobby),
  }))
}

export const postponeBlockedPort = (): void => useScreensStore.setState({ isBlockedPortPostponed: true })

/** Asks the players again if the table still cannot be opened. */
export const askAboutBlockedPort = (): void => useScreensStore.setState({ isBlockedPortPostponed: false })

/** Notes that the caller lists the requests to join, which then need no notice. */
export function useListsRequests(): void {
  useEffect(() => {
    const add = (n: number) => useScreensStore.setState(({ requestLists }) => ({ requestLists: requestLists + n }))
    add(1)
    return () => add(-1)
  }, [])
}

/** Records that the players have decided about an absence or return. */
export function settleAbsence(key: string): void {
  useScreensStore.setState(({ absences }) => {
    const absence = absences[key]
    return absence ? { absences: { ...absences, [key]: { ...absence, isSettled: true } } } : {}
  })
}

/** Returns the state of other screens; requests it at the first use. */
export function useScreensState(): ScreensState | null {
  const state = useScreensStore((store) => store.state)
  useEffect(() => void askForScreens(), [])
  return state
}

async function askForScreens(): Promise<void> {
  const answer = await call('screens:state', {})
  if (answer.ok) adoptScreens(answer.value)
  else showProblem(answer.problem)
}

/** Calls `onChange` when other screens change; returns a function that stops this. */
export function followScreens(onChange: (now: ScreensState, before: ScreensState | null) => void): () => void {
  return onScreens((state) => {
    const before = useScreensStore.getState().state
    adoptScreens(state)
    onChange(state, before)
  })
}
