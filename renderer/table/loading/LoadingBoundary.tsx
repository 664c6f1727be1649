import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { create } from 'zustand'
import { useShadowRefresh } from '../light/shadowRefresh.ts'

/** The number of things on the table that are being loaded or prepared. */
const useLoadingCount = create<{ readonly count: number }>(() => ({ count: 0 }))

/** Returns whether something on the table is still being loaded. */
export const useIsLoading = (): boolean => useLoadingCount(({ count }) => count > 0)

/** Shows its children once they are loaded; the rest of the table does not wait for them. */
export function LoadingBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={<LoadingMarker />}>
      {children}
      <ShadowsOnceLoaded />
    </Suspense>
  )
}

/** Counts as one thing being loaded, before a frame is drawn without it; a Suspense fallback. */
export function LoadingMarker(): null {
  useLayoutEffect(beginLoading, [])
  return null
}

/** Counts one more thing being loaded; call the returned function when it is done. */
export function beginLoading(): () => void {
  const add = (n: number) => useLoadingCount.setState(({ count }) => ({ count: count + n }))
  add(1)
  return () => add(-1)
}

/** Redraws the shadows once its siblings are loaded. */
function ShadowsOnceLoaded(): null {
  const refreshShadows = useShadowRefresh()
  useEffect(refreshShadows, [refreshShadows])
  return null
}
