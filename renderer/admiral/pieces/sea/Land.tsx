import { useEffect, useMemo } from 'react'
import type { BufferGeometry } from 'three'
import { islands } from '../../../../models/admiral/sea/islands.ts'
import type { SeaMap } from '../../../../models/admiral/sea/map.ts'
import { reefs } from '../../../../models/admiral/sea/reefs.ts'
import type { Point } from '../../../table/light/lighting.ts'
import { litFrom } from '../../../table/light/shadowFaces.ts'
import { useShadowRefresh } from '../../../table/light/shadowRefresh.ts'
import { usePieceMaterial } from '../../../table/materials/pieceMaterial.ts'
import { useQuality } from '../../../table/resources.tsx'

interface LandProps {
  readonly map: SeaMap
  /** The place of the key light. */
  readonly keyLight: Point
}

/** Islands with their beaches, hills, palms and quays, and reefs: two draw calls. */
export function Land({ map, keyLight }: LandProps) {
  const { tier } = useQuality()
  const isles = useMemo(() => islands(map, tier === 'low' ? 'low' : 'full'), [map, tier])
  const rocks = useMemo(() => reefs(map), [map])
  return (
    <>
      {isles && <Ground name="islands" geometry={isles} keyLight={keyLight} />}
      {rocks && <Ground name="reefs" geometry={rocks} keyLight={keyLight} />}
    </>
  )
}

interface GroundProps {
  readonly name: string
  readonly geometry: BufferGeometry
  readonly keyLight: Point
}

function Ground({ name, geometry, keyLight }: GroundProps) {
  const material = usePieceMaterial()
  const refreshShadows = useShadowRefresh()
  const { thrower } = useMemo(() => litFrom(keyLight, geometry), [keyLight, geometry])
  useEffect(() => {
    refreshShadows()
    return () => geometry.dispose()
  }, [geometry, refreshShadows])
  return <mesh name={name} geometry={geometry} material={material} castShadow receiveShadow {...thrower} />
}
