import { Copies } from '../../playback/copies/Copies.tsx'
import { useModel } from '../../table/loading/loadModel.ts'
import { useFadingPieceMaterial } from '../../table/materials/fadingMaterials.ts'
import { useBoard, useLand } from '../table/shown.ts'
import { boatCopies, bottleCopies, coinCopies, treasureCopies } from './loads.ts'
import { plentyOf, useCoinGeometry } from './plenty.ts'

/** Coins, the treasure, the lifeboat and the bottles as things. */
export function Loads() {
  const board = useBoard()
  const { coins, bottles } = plentyOf(board)
  const coin = useCoinGeometry(useLand().length)
  const chest = useModel('chest').part('body')
  const boat = useModel('lifeboat').part('body')
  const bottle = useModel('bottle').part('body')
  const material = useFadingPieceMaterial()
  return (
    <>
      <Copies name="coins" geometry={coin} material={material} capacity={coins} copiesOf={coinCopies} />
      <Copies name="treasure" geometry={chest} material={material} capacity={1} copiesOf={treasureCopies} />
      <Copies name="lifeboat" geometry={boat} material={material} capacity={1} copiesOf={boatCopies} />
      <Copies name="bottles" geometry={bottle} material={material} capacity={bottles} copiesOf={bottleCopies} />
    </>
  )
}
