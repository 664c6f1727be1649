import { useMemo } from 'react'
import type { JackalState } from '../../../engine/jackal/types.ts'
import { useIsHidden } from '../../flat/HideButton.tsx'
import { useJackalView } from '../view.ts'
import { withoutSeenTiles } from './seenTiles.ts'

/** What the table shows now, without secrets while they are hidden; null while it shows nothing of Jackal. */
export function useIslandView(): JackalState | null {
  const view = useJackalView()
  const isHidden = useIsHidden()
  return useMemo(() => (view && isHidden ? withoutSeenTiles(view) : view), [view, isHidden])
}
