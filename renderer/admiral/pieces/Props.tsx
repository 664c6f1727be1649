import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { Copies } from '../../playback/copies/Copies.tsx'
import { useStage } from '../../playback/stage.ts'
import { useModel } from '../../table/loadModel.ts'
import { useBakedTexture } from '../../table/loadTexture.ts'
import { useFadingPieceMaterial } from '../../table/materials/fading.ts'
import { usePaintedMaterial } from '../../table/materials/paintedMaterial.ts'
import { BORROWED } from '../anchors.ts'
import { centredDie } from './die.ts'
import { ballCopies, dieCopies, goldCopies, treasureCopies } from './props.ts'

/** Chests, gold, cannonballs, dice: nothing of what is not there is drawn. */
export function Props() {
  const counts = useStage((stage) => countsOf(stage.shown as AdmiralState | null)) // this table shows Admiral's views only
  const [treasures = 0, ships = 0] = counts.split(' ').map(Number)
  const wood = useFadingPieceMaterial()
  const [ball, chest, coins] = [useModel('cannonball'), useModel('chest'), useModel('coins/3')]
  return (
    <>
      <Copies
        name="balls"
        geometry={ball.part('body')}
        material={wood}
        capacity={BORROWED.balls}
        copiesOf={ballCopies}
      />
      {treasures > 0 && (
        <Copies
          name="treasures"
          geometry={chest.part('body')}
          material={wood}
          capacity={treasures}
          copiesOf={treasureCopies}
        />
      )}
      {ships > 0 && (
        <Copies name="gold" geometry={coins.part('body')} material={wood} capacity={ships} copiesOf={goldCopies} />
      )}
      <Dice />
    </>
  )
}

/** Treasures at the most, as treasures are only ever taken away, and ships. */
function countsOf(state: AdmiralState | null): string {
  return state ? `${state.treasures.length} ${state.ships.length}` : ''
}

function Dice() {
  const { part } = useModel('dice')
  const material = usePaintedMaterial('dice', { colours: useBakedTexture('dice'), roughness: 0.28 })
  const geometry = centredDie(part('ivory'))
  return <Copies name="dice" geometry={geometry} material={material} capacity={BORROWED.dice} copiesOf={dieCopies} />
}
