import { type BufferGeometry, MeshLambertMaterial, MeshStandardMaterial } from 'three'
import { sands } from '../../../../models/stage/sands.ts'
import { useBakedTexture } from '../../../table/loading/loadTexture.ts'
import { useQuality, useResources } from '../../../table/resources.tsx'
import { useMadeParts } from '../../../table/useMadeParts.ts'

/** The islands' sand. */
export function Sand({ geometry }: { readonly geometry: BufferGeometry }) {
  const map = useBakedTexture('sand')
  const { quality, environment, shared } = useResources()
  const material = shared('jackal/sand', () =>
    quality.shading === 'lambert'
      ? new MeshLambertMaterial({ map })
      : new MeshStandardMaterial({ map, roughness: 0.9, envMap: environment, envMapIntensity: 0.4 }),
  )
  return (
    <mesh
      name="island"
      geometry={geometry}
      material={material}
      castShadow={quality.flatThingsCastShadows}
      receiveShadow
    />
  )
}

/** The beaches of a map other than the classic one, made to measure. */
export function MadeSand({ map }: { readonly map: readonly string[] }) {
  const { tier } = useQuality()
  const detail = tier === 'low' ? 'low' : 'full'
  const { sand } = useMadeParts(
    () => {
      const made = sands(map, detail)
      return made ? { sand: made } : {}
    },
    `${detail} ${map.join('/')}`,
  )
  return sand && <Sand geometry={sand} />
}
