import { useEffect } from 'react'
import { create } from 'zustand'
import type { ScreensState } from '../../../electron/contract/screens.ts'
import { call, onScreens } from '../../host/client.ts'
import { showProblem } from '../../ui/toasts/toasts.ts'
import { type Absences, absencesAfter } from './absences.ts'

interface ScreensStore {
  /** What the host has last said of other screens; null until it has been asked. */
  readonly state: ScreensState | null
  readonly absences: Absences
  /** The players have put off what to do about a door that cannot be opened. */
  readonly isDoorPutOff: boolean
}

export const useScreensStore = create<ScreensStore>(() => ({ state: null, absences: {}, isDoorPutOff: false }))

/** Keeps what the host says of other screens. */
export function adoptScreens(state: ScreensState): void {
  useScreensStore.setState(({ absences, state: before }) => ({
    state,
    absences: absencesAfter(absences, state, Date.now(), before?.room?.lobby),
  }))
}

export const putOffDoor = (): void => useScreensStore.setState({ isDoorPutOff: true })

/** The players try the door: when it stays shut, they are asked. */
export const tryDoor = (): void => useScreensStore.setState({ isDoorPutOff: false })

/** The players have decided about an absence or return. */
export function settleAbsence(key: string): void {
  useScreensStore.setState(({ absences }) => {
    const absence = absences[key]
    return absence ? { absences: { ...absences, [key]: { ...absence, isSettled: true } } } : {}
  })
}

/** The state of other screens, asked for when it is first needed. */
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

/** Follows what happens with other screens; returns what ends it. */
export function followScreens(onChange: (now: ScreensState, before: ScreensState | null) => void): () => void {
  return onScreens((state) => {
    const before = useScreensStore.getState().state
    adoptScreens(state)
    onChange(state, before)
  })
}
