import { useEffect } from 'react'
import { create } from 'zustand'
import type { PeopleList, Profile } from '../../../electron/contract/people.ts'
import { call } from '../../host/client.ts'
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

/** Returns the profiles of this computer; none before they are read. */
export const useProfiles = (): readonly Profile[] => usePeopleList()?.profiles ?? NOBODY
