import type { AdmiralState, Board } from '../../../../engine/admiral/types.ts'
import type { SeaMap } from '../../../../models/admiral/sea/map.ts'
import { cellSpot } from '../../table/anchors.ts'

/** A field with its permanent contents. */
export interface Chart extends Board {
  /** Cells of the forts, ascending; they are land as well. */
  readonly forts: readonly number[]
}

/** Returns the part of a state that never changes in a match. */
export function chartOf({ board, forts }: Pick<AdmiralState, 'board' | 'forts'>): Chart {
  return { ...board, forts: forts.map(({ at }) => at).sort((a, b) => a - b) }
}

/** Returns the chart in the form for building models: middles of cells on the table. */
export function seaMapOf(chart: Chart): SeaMap {
  const places = (cells: readonly number[]) => cells.map((cell) => cellSpot(chart, cell))
  return { land: places(chart.land), forts: places(chart.forts), reefs: places(chart.reefs) }
}
