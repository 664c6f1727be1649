import type { JackalState } from '../../../engine/jackal/types.ts'
import { Copies } from '../../playback/copies/Copies.tsx'
import type { Copy } from '../../playback/copies/instances.ts'
import { useModel } from '../../table/loading/loadModel.ts'
import { useFadingPieceMaterial } from '../../table/materials/fadingMaterials.ts'
import { useQuality } from '../../table/resources.tsx'
import { BEAR } from '../table/bearAnchors.ts'
import { useLand } from '../table/shown.ts'
import { hasLightPieces } from './plenty.ts'

const ONE: readonly Copy[] = [{ target: BEAR }]
const NONE: readonly Copy[] = []

/** The bear, once it is awake. */
export function Bear() {
  const light = hasLightPieces(useLand().length, useQuality().tier)
  const geometry = useModel('bear', light).part('body')
  const material = useFadingPieceMaterial()
  return <Copies name="bear" geometry={geometry} material={material} capacity={1} copiesOf={bearCopies} />
}

const bearCopies = ({ bear }: JackalState): readonly Copy[] => (bear ? ONE : NONE)
