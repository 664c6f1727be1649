import { PROPELLER_AT } from '../../../models/anchors.ts'
import { Copies } from '../../playback/copies/Copies.tsx'
import type { Copy } from '../../playback/copies/instances.ts'
import { useModel } from '../../table/loading/loadModel.ts'
import { useFadingPieceMaterial } from '../../table/materials/fadingMaterials.ts'
import { AIRPLANE, BALLOON } from '../cues/aircraft.ts'

const ONE_BALLOON: readonly Copy[] = [{ target: BALLOON }]
const ONE_AIRPLANE: readonly Copy[] = [{ target: AIRPLANE }]
/** The propeller is in front of the nose. */
const [x, y, z] = PROPELLER_AT
const ONE_PROPELLER: readonly Copy[] = [{ target: AIRPLANE, x, y, z, spins: 7 }]
const balloon = () => ONE_BALLOON
const airplane = () => ONE_AIRPLANE
const propeller = () => ONE_PROPELLER

/** Things that exist only while a cue shows them: otherwise they are not drawn at all. */
export function Props() {
  const envelope = useModel('balloon').part('body')
  const plane = useModel('airplane')
  const material = useFadingPieceMaterial()
  return (
    <>
      <Copies name="balloon" geometry={envelope} material={material} capacity={1} copiesOf={balloon} />
      <Copies name="airplane" geometry={plane.part('body')} material={material} capacity={1} copiesOf={airplane} />
      <Copies
        name="propeller"
        geometry={plane.part('propeller')}
        material={material}
        capacity={1}
        copiesOf={propeller}
      />
    </>
  )
}
