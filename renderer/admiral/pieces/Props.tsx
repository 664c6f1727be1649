import type { BufferGeometry } from 'three'
import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { Copies } from '../../playback/copies/Copies.tsx'
import type { Copy } from '../../playback/copies/instances.ts'
import { memoizePerObject } from '../../playback/memoizePerObject.ts'
import { useModel } from '../../table/loading/loadModel.ts'
import { useBakedTexture } from '../../table/loading/loadTexture.ts'
import { useFadingPieceMaterial } from '../../table/materials/fadingMaterials.ts'
import { usePaintedMaterial } from '../../table/materials/paintedMaterial.ts'
import { BORROWED, HALF_DIE } from '../table/anchors.ts'
import { useShown } from '../table/shown.ts'
import { ballCopies, barrelCopies, CHESTS, chestCopies, dieCopies, grapnelCopies, treasureCopies } from './props.ts'

/** Returns a die that turns about its own middle; the model stands on its origin. */
const centredDie = memoizePerObject((model: BufferGeometry) => model.clone().translate(0, -HALF_DIE, 0))

/** Chests, dice, and the things that cues borrow: absent ones are not drawn. */
export function Props() {
  const treasures = useShown((state) => state.treasures.length, 0)
  const ships = useShown((state) => state.ships.length, 0)
  return (
    <>
      <Carved model="cannonball" capacity={BORROWED.balls} copiesOf={ballCopies} />
      <Carved model="barrel" capacity={BORROWED.barrels} copiesOf={barrelCopies} />
      <Carved model="grapnel" capacity={BORROWED.grapnels} copiesOf={grapnelCopies} />
      {treasures > 0 && <Carved model="treasure" capacity={treasures} copiesOf={treasureCopies} />}
      {ships > 0 &&
        CHESTS.map((part) => (
          <Carved key={part} model="hold-gold" part={part} copiesOf={chestCopies[part]} capacity={ships} />
        ))}
      <Dice />
    </>
  )
}

interface CarvedProps {
  readonly model: 'cannonball' | 'barrel' | 'grapnel' | 'treasure' | 'hold-gold'
  /** The part of the model; `body` if omitted. */
  readonly part?: string
  readonly capacity: number
  readonly copiesOf: (state: AdmiralState) => readonly Copy[]
}

function Carved({ model, part = 'body', capacity, copiesOf }: CarvedProps) {
  const geometry = useModel(model).part(part)
  const material = useFadingPieceMaterial()
  const name = part === 'body' ? model : `${model} ${part}`
  return <Copies name={name} geometry={geometry} material={material} capacity={capacity} copiesOf={copiesOf} />
}

function Dice() {
  const { part } = useModel('dice')
  const material = usePaintedMaterial('dice', { colours: useBakedTexture('dice'), roughness: 0.28 })
  const geometry = centredDie(part('ivory'))
  return <Copies name="dice" geometry={geometry} material={material} capacity={BORROWED.dice} copiesOf={dieCopies} />
}
