import { Copies } from '../../playback/copies/Copies.tsx'
import type { Copy } from '../../playback/copies/instances.ts'
import { useModel } from '../../table/loading/loadModel.ts'
import { useFadingPieceMaterial } from '../../table/materials/fading.ts'
import { usePieceMaterial } from '../../table/materials/pieceMaterial.ts'
import { type Field, RAIL, VANE, VANE_SIZE, vaneSpot } from '../table/anchors.ts'

const ONE_ARROW: readonly Copy[] = [{ target: VANE }]
const arrow = () => ONE_ARROW

/** The brass weather vane on the tray's front rail; its arrow points where the wind blows to. */
export function Vane({ field }: { readonly field: Field }) {
  const vane = useModel('vane')
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
      <Copies name="vane arrow" geometry={vane.part('arrow')} material={turning} capacity={1} copiesOf={arrow} />
    </>
  )
}
