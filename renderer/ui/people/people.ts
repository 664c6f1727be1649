import { useEffect } from 'react'
import { create } from 'zustand'
import type { PeopleList, Profile } from '../../../electron/contract/people.ts'
import { call } from '../../host/client.ts'
import { adoptSettings } from '../settings.ts'
import { showProblem } from '../toasts/toasts.ts'

/** The people of this computer as last read; null before that. */
const usePeopleStore = create<{ readonly list: PeopleList | null }>(() => ({ list: null }))

const NOBODY: readonly Profile[] = []

/** Reads the people again, after a change. */
export async function readPeople(): Promise<void> {
  const answer = await call('people:list', {})
  if (answer.ok) usePeopleStore.setState({ list: answer.value })
  else showProblem(answer.problem)
}

/** Returns the people and the state of their files; reads them when the component is first shown. */
export function usePeopleList(): PeopleList | null {
  useEffect(() => void readPeople(), [])
  return usePeopleStore((state) => state.list)
}

let reading: Promise<void> | null = null

/** Returns the profiles of this computer, which are read once; none before that. */
export function useProfiles(): readonly Profile[] {
  const list = usePeopleStore((state) => state.list)
  useEffect(() => {
    if (!list) reading ??= readPeople().finally(() => (reading = null))
  }, [list])
  return list?.profiles ?? NOBODY
}

/** Returns the person who plays now; null for the guest, also before the people were read. */
export function usePlaying(): Profile | null {
  const profiles = useProfiles()
  return usePeopleStore(({ list }) => profiles.find(({ id }) => id === list?.playing) ?? null)
}

/** Lets a person play now, or the guest: their settings apply at once. */
export async function letPlay(profile: Profile | null): Promise<void> {
  const answer = await call('people:play', { profile: profile?.id ?? null })
  if (answer.ok) adoptSettings(answer.value)
  else showProblem(answer.problem)
  await readPeople()
}

/** Forgets what was read; for tests with another host. */
export const forgetPeople = (): void => usePeopleStore.setState({ list: null })
