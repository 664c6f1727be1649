import { Copies } from '../../playback/copies/Copies.tsx'
import { useModel } from '../../table/loading/loadModel.ts'
import { useFadingPieceMaterial } from '../../table/materials/fadingMaterials.ts'
import { useBoard } from '../table/shown.ts'
import { boatCopies, bottleCopies, coinCopies, treasureCopies } from './loads.ts'
import { hasLightPieces, plentyOf, useCoinGeometry } from './plenty.ts'
import { useLaid } from './useCarvings.ts'

/** Coins, the treasure, the lifeboat and the bottles as things. */
export function Loads() {
  const board = useBoard()
  const { coins, bottles } = plentyOf(board)
  const laid = useLaid()
  const coin = useCoinGeometry(laid)
  const chest = useModel('chest').part('body')
  const boat = useModel('lifeboat').part('body')
  const bottle = useModel('bottle', hasLightPieces(laid.tiles, laid.tier)).part('body')
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
