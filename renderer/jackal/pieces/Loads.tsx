import { Copies } from '../../playback/copies/Copies.tsx'
import { useModel } from '../../table/loading/loadModel.ts'
import { useFadingPieceMaterial } from '../../table/materials/fading.ts'
import { boatCopies, bottleCopies, coinCopies, treasureCopies } from './loads.ts'

/** All the gold of the deck, and what is in hand. */
const MOST_COINS = 48
/** All bottles of the deck. */
const MOST_BOTTLES = 10

/** Coins, the treasure, the lifeboat and the bottles as things. */
export function Loads() {
  const coin = useModel('coin').part('body')
  const chest = useModel('chest').part('body')
  const boat = useModel('lifeboat').part('body')
  const bottle = useModel('bottle').part('body')
  const material = useFadingPieceMaterial()
  return (
    <>
      <Copies name="coins" geometry={coin} material={material} capacity={MOST_COINS} copiesOf={coinCopies} />
      <Copies name="treasure" geometry={chest} material={material} capacity={1} copiesOf={treasureCopies} />
      <Copies name="lifeboat" geometry={boat} material={material} capacity={1} copiesOf={boatCopies} />
      <Copies name="bottles" geometry={bottle} material={material} capacity={MOST_BOTTLES} copiesOf={bottleCopies} />
    </>
  )
}
