import { type ReactNode, Suspense, useEffect } from 'react'
import { create } from 'zustand'
import { useShadowRefresh } from '../painting/shadowRefresh.ts'

/** How much of the table is still awaited. */
const useAwaited = create<{ readonly count: number }>(() => ({ count: 0 }))

/** Whether something that belongs on the table is still being loaded. */
export const useStillArriving = (): boolean => useAwaited(({ count }) => count > 0)

/** Things that appear when they have been loaded; the rest of the table does not wait for them. */
export function Arriving({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={<Awaited />}>
      {children}
      <Arrived />
    </Suspense>
  )
}

/** Stands for what is not there yet. */
export function Awaited(): null {
  useEffect(awaitMore, [])
  return null
}

/** Notes that something is awaited, until what it answers is called. */
export function awaitMore(): () => void {
  const add = (n: number) => useAwaited.setState(({ count }) => ({ count: count + n }))
  add(1)
  return () => add(-1)
}

/** Has the shadows drawn of what has come. */
function Arrived(): null {
  const refreshShadows = useShadowRefresh()
  useEffect(refreshShadows, [refreshShadows])
  return null
}
