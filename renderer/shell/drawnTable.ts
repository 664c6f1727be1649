import { useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect } from 'react'
import { create } from 'zustand'
import { useShownNow, useTableGame } from '../playback/useShownTable.ts'
import { useIsLoading } from '../table/loading/LoadingBoundary.tsx'

/** The match for which the canvas was last drawn, as `TableGame.setFor` counts them. */
const useDrawn = create<{ readonly setFor: number }>(() => ({ setFor: 0 }))

/** The match whose things are in the scene; null if there are none. */
let inScene: number | null = null

/** Mounts in the scene together with everything that shows a match, and records which match that is. */
export function SceneMark({ setFor }: { readonly setFor: number }): null {
  const isShown = useShownNow(({ shown }) => shown !== null)
  const invalidate = useThree((three) => three.invalidate)
  useLayoutEffect(() => {
    inScene = isShown ? setFor : null
    invalidate()
    return () => {
      inScene = null
    }
  }, [setFor, isShown, invalidate])
  return null
}

/** Records that the scene was drawn. */
export function noteDrawn(): void {
  if (inScene !== null && inScene !== useDrawn.getState().setFor) useDrawn.setState({ setFor: inScene })
}

/**
 * Returns whether the canvas still shows the picture of another match: it keeps its last one while a table is prepared.
 */
function useIsOutdated(): boolean {
  const drawn = useDrawn(({ setFor }) => setFor)
  return useTableGame(({ setFor }) => setFor !== drawn)
}

/** The match for which the table was last complete. */
const useWhole = create<{ readonly setFor: number }>(() => ({ setFor: 0 }))

/**
 * Returns whether the table does not show its match yet: until it was drawn with everything loaded, it is empty or
 * shows another match.
 */
export function useIsBeingSet(): boolean {
  const setFor = useTableGame((table) => table.setFor)
  const isWhole = useWhole((whole) => whole.setFor === setFor)
  const isOutdated = useIsOutdated()
  const isLoading = useIsLoading()
  useEffect(() => {
    if (!isOutdated && !isLoading) useWhole.setState({ setFor })
  }, [isOutdated, isLoading, setFor])
  return !isWhole
}
