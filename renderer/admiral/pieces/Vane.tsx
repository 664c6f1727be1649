import { Copies } from '../../playback/copies/Copies.tsx'
import type { Copy } from '../../playback/copies/instances.ts'
import { useModel } from '../../table/loading/loadModel.ts'
import { useFadingPieceMaterial } from '../../table/materials/fadingMaterials.ts'
import { usePieceMaterial } from '../../table/materials/pieceMaterial.ts'
import { useSettings } from '../../ui/settings.ts'
import { type Field, RAIL, VANE, VANE_SIZE, vaneSpot } from '../table/anchors.ts'

const ONE_ARROW: readonly Copy[] = [{ target: VANE }]
const arrow = () => ONE_ARROW

/** The letters of the four winds. */
const SCRIPTS = { en: 'latin', ru: 'cyrillic' } as const

/** The brass weather vane on the tray's front rail; its arrow points to where the wind blows. */
export function Vane({ field }: { readonly field: Field }) {
  const vane = useModel('vane')
  const script = SCRIPTS[useSettings((state) => state.settings.language)]
  const { x, z } = vaneSpot(field)
  const [brass, turning] = [usePieceMaterial(), useFadingPieceMaterial()]
  return (
    <>
      <mesh
        name="vane"
        geometry={vane.part('body')}
        material={brass}
        position={[x, RAIL.top, z]}
        scale={VANE_SIZE}
        castShadow
        receiveShadow
      />
      <mesh
        name={`vane ${script}`}
        geometry={vane.part(script)}
        material={brass}
        position={[x, RAIL.top, z]}
        scale={VANE_SIZE}
        castShadow
      />
      <Copies name="vane arrow" geometry={vane.part('arrow')} material={turning} capacity={1} copiesOf={arrow} />
    </>
  )
}
