import { useEffect, useMemo } from 'react'
import { islands } from '../../../../models/admiral/sea/islands.ts'
import type { SeaMap } from '../../../../models/admiral/sea/map.ts'
import { reefs } from '../../../../models/admiral/sea/reefs.ts'
import { useShadowRefresh } from '../../../table/light/shadowRefresh.ts'
import { usePieceMaterial } from '../../../table/materials/pieceMaterial.ts'
import { useQuality } from '../../../table/resources.tsx'

/** Islands with their beaches, hills, palms and quays, and reefs: two draw calls. */
export function Land({ map }: { readonly map: SeaMap }) {
  const { tier } = useQuality()
  const material = usePieceMaterial()
  const refreshShadows = useShadowRefresh()
  const isles = useMemo(() => islands(map, tier === 'low' ? 'low' : 'full'), [map, tier])
  const rocks = useMemo(() => reefs(map), [map])
  useEffect(() => {
    refreshShadows()
    return () => {
      isles?.dispose()
      rocks?.dispose()
    }
  }, [isles, rocks, refreshShadows])
  return (
    <>
      {isles && <mesh name="islands" geometry={isles} material={material} castShadow receiveShadow />}
      {rocks && <mesh name="reefs" geometry={rocks} material={material} castShadow receiveShadow />}
    </>
  )
}
