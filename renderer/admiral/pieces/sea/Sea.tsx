import { useMemo } from 'react'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { memoizeShown } from '../../../playback/memoizeShown.ts'
import { useOfTable } from '../../../playback/useShownTable.ts'
import { SEAS } from '../../../table/water/palette.ts'
import type { SeaWind } from '../../../table/water/seaWind.ts'
import type { Shore } from '../../../table/water/shore.ts'
import { Water } from '../../../table/water/Water.tsx'
import { type Field, SEA_MARGIN } from '../../table/anchors.ts'
import { hullsOf } from './hulls.ts'
import { WindStrokes } from './WindStrokes.tsx'

interface SeaProps {
  readonly field: Field
  readonly shore: Shore
  /** The wind that the water shows now. */
  readonly wind: () => SeaWind
  readonly moving: boolean
}

const hulls = memoizeShown<AdmiralState, ReturnType<typeof hullsOf>>(hullsOf, [])

/** The sea of a field with its dashed cells, and the wind over it. */
export function Sea({ field, shore, wind, moving }: SeaProps) {
  const { width, height } = field
  const tray = useMemo(
    () => ({
      sizeX: width + 2 * SEA_MARGIN,
      sizeZ: height + 2 * SEA_MARGIN,
      gridHalfX: width / 2,
      gridHalfZ: height / 2,
      cellsBetween: [width % 2 === 0, height % 2 === 0] as const,
    }),
    [width, height],
  )
  return (
    <>
      <Water tray={tray} sea={SEAS.admiral} shore={shore} hulls={useOfTable(hulls)} wind={wind} moving={moving} />
      <WindStrokes field={field} shore={shore} wind={wind} moving={moving} />
    </>
  )
}
