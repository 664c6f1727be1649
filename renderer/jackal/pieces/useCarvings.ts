import { useCallback, useLayoutEffect, useMemo } from 'react'
import { useShownTable } from '../../playback/useShownTable.ts'
import type { Quarter } from '../../table/camera/quarter.ts'
import { useShadowRefresh } from '../../table/light/shadowRefresh.ts'
import { useQuality } from '../../table/resources.tsx'
import { useTableFrame } from '../../table/useTableFrame.ts'
import { useSettings } from '../../ui/settings.ts'
import { useTableCamera } from '../../ui/TableCamera.ts'
import { useLand } from '../table/shown.ts'
import { setFrontSide, setTileLook } from '../table/tileLook.ts'
import { type Carvings, carvingsOf } from './carvings.ts'
import type { Laid } from './plenty.ts'

/** Returns the carvings of this table; null while its tiles are drawn. */
export function useCarvings(): Carvings | null {
  const quality = useQuality()
  const tiles = useLand().length
  const chosen = useSettings(({ settings }) => settings.tiles)
  return useMemo(() => carvingsOf(tiles, quality, chosen), [tiles, quality, chosen])
}

/** Returns the parts of this table that decide its detail. */
export function useLaid(): Laid {
  const { tier } = useQuality()
  const tiles = useLand().length
  const isCarved = useCarvings() !== null
  return useMemo(() => ({ tiles, tier, isCarved }), [tiles, tier, isCarved])
}

/**
 * Keeps the things on the tiles in place when tiles change between carved and drawn, and all fronts towards the camera:
 * they turn when it is half way round to another side.
 */
export function TileLookKeeper() {
  const table = useShownTable()
  const camera = useTableCamera()
  const look = useCarvings() ? 'carved' : 'drawn'
  const refreshShadows = useShadowRefresh()
  useLayoutEffect(() => {
    setTileLook(look)
    table.playback.poses.invalidate()
    refreshShadows()
    return () => setTileLook('drawn')
  }, [look, refreshShadows, table])
  const turnTo = useCallback(
    (side: Quarter) => {
      setFrontSide(side)
      table.playback.poses.invalidate()
      refreshShadows()
    },
    [refreshShadows, table],
  )
  useTableFrame(
    () => [camera.side],
    ([side]) => turnTo(side),
  )
  // A table that was hidden to load more is shown again, without a frame from another side.
  useLayoutEffect(() => {
    turnTo(camera.side)
    return () => setFrontSide(0)
  }, [turnTo, camera])
  return null
}
