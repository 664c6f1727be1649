import { useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { Cell } from '../../../../engine/admiral/types.ts'
import { useShownNow } from '../../../playback/useShownTable.ts'
import { useShown } from '../../table/shown.ts'
import { isAdmiralView } from '../../view.ts'
import { type Chart, chartOf } from './seaMap.ts'

/**
 * Returns the chart of the match on the table, the same object as long as nothing of it changes; null if none is shown.
 */
export function useChart(): Chart | null {
  const width = useShown(({ board }) => board.width, 0)
  const height = useShown(({ board }) => board.height, 0)
  const [land, reefs, forts] = [useCells('land'), useCells('reefs'), useCells('forts')]
  return useMemo(
    () => (width === 0 ? null : { width, height, land, reefs, forts }),
    [width, height, land, reefs, forts],
  )
}

const NO_CELLS: readonly Cell[] = []

/** Returns the cells of one kind, compared one by one: a reloaded view has new lists. */
function useCells(kind: 'land' | 'reefs' | 'forts'): readonly Cell[] {
  return useShownNow(useShallow(({ shown }) => (isAdmiralView(shown) ? chartOf(shown)[kind] : NO_CELLS)))
}
