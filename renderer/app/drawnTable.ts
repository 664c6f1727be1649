import { useThree } from '@react-three/fiber'
import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { useShownStore, useTableGame } from '../playback/shownStore.ts'

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
export function useIsOutdated(): boolean {
  const drawn = useDrawn(({ setFor }) => setFor)
  return useTableGame(({ setFor }) => setFor !== drawn)
}
