import { type BufferGeometry, MeshLambertMaterial, MeshStandardMaterial } from 'three'
import { useBakedTexture } from '../../../table/loading/loadTexture.ts'
import { useResources } from '../../../table/resources.tsx'

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
