import { useMemo } from 'react'
import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { useStage } from '../../playback/stage.ts'
import { type Chart, chartOf } from './seaMap.ts'

/** The chart of the match on the table, the same object for as long as nothing of it changes; null while none is shown. */
export function useChart(): Chart | null {
  const text = useStage((stage) => {
    const state = stage.shown as AdmiralState | null // this table shows Admiral's views only
    return state && JSON.stringify(chartOf(state))
  })
  return useMemo(() => (text === null ? null : (JSON.parse(text) as Chart)), [text]) // written just before
}
