import { ferriesOf } from '../../../engine/jackal/geometry/terrain.ts'
import type { JackalState } from '../../../engine/jackal/types.ts'
import { Copies } from '../../playback/copies/Copies.tsx'
import type { Copy } from '../../playback/copies/instances.ts'
import { useModel } from '../../table/loading/loadModel.ts'
import { useFadingPieceMaterial } from '../../table/materials/fadingMaterials.ts'
import { tileTarget } from '../table/anchors.ts'
import { useBoard } from '../table/shown.ts'
import { hasLightFerries } from './plenty.ts'

/** The ferries in the straits, in one draw call. */
export function Ferries() {
  const { length } = ferriesOf(useBoard())
  const geometry = useModel('ferry', hasLightFerries(length)).part('body')
  const material = useFadingPieceMaterial()
  return (
    length > 0 && (
      <Copies
        name="ferries"
        geometry={geometry}
        material={material}
        capacity={length}
        copiesOf={ferryCopies}
        receiveShadow
      />
    )
  )
}

const ferryCopies = ({ board }: JackalState): readonly Copy[] =>
  ferriesOf(board).map((cell) => ({ target: tileTarget(cell) }))
