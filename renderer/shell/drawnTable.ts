import { useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect } from 'react'
import { create } from 'zustand'
import { useShownStore, useTableGame } from '../playback/shownStore.ts'
import { useIsLoading } from '../table/loading/LoadingBoundary.tsx'

/** For which match the canvas was drawn last, as `TableGame.setFor` counts them. */
const useDrawn = create<{ readonly setFor: number }>(() => ({ setFor: 0 }))

/** Which match stands in the scene; null while there is nothing of it. */
let inScene: number | null = null

/** Stands in the scene beside the table: notes for which match it is, together with everything that shows it. */
export function SceneMark({ setFor }: { readonly setFor: number }): null {
  const isShown = useShownStore(({ shown }) => shown !== null)
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

/** Notes that the scene was drawn. */
export function noteDrawn(): void {
  if (inScene !== null && inScene !== useDrawn.getState().setFor) useDrawn.setState({ setFor: inScene })
}

/** Whether the canvas still has the picture of another match: it keeps its last one while a table is prepared. */
function useIsOutdated(): boolean {
  const drawn = useDrawn(({ setFor }) => setFor)
  return useTableGame(({ setFor }) => setFor !== drawn)
}

/** For which match the table was whole last. */
const useWhole = create<{ readonly setFor: number }>(() => ({ setFor: 0 }))

/** Whether the table does not show its match yet: until it was drawn with everything loaded, it is empty or another's. */
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
