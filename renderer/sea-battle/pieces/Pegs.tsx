import { SEATS, type SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { Copies } from '../../playback/copies/Copies.tsx'
import type { Copy } from '../../playback/copies/instances.ts'
import { useModel } from '../../table/loading/loadModel.ts'
import { useFadingPieceMaterial } from '../../table/materials/fadingMaterials.ts'
import { useQuality } from '../../table/resources.tsx'
import { BALL, gunTarget, pegTarget, TRAYS } from '../table/anchors.ts'
import { isSeaBattleView, shotsInto } from '../view.ts'

/** The most pegs: one for every cell of both fields. */
const MOST_PEGS = 200

function pegs(state: SeaBattleState, wanted: 'hit' | 'miss'): readonly Copy[] {
  if (!isSeaBattleView(state)) return []
  return SEATS.flatMap((owner) =>
    shotsInto(state, owner)
      .filter(({ result }) => (result === 'miss') === (wanted === 'miss'))
      .map(({ at }) => ({ target: pegTarget(owner, at) })),
  )
}

const misses = (state: SeaBattleState) => pegs(state, 'miss')
const hits = (state: SeaBattleState) => pegs(state, 'hit')

/** White pegs for misses, red ones for hits. */
export function Pegs() {
  const white = useModel('peg/miss').part('body')
  const red = useModel('peg/hit').part('body')
  const material = useFadingPieceMaterial()
  const { flatThingsCastShadows } = useQuality()
  const common = { material, capacity: MOST_PEGS, castShadow: flatThingsCastShadows }
  return (
    <>
      <Copies name="misses" geometry={white} copiesOf={misses} {...common} />
      <Copies name="hits" geometry={red} copiesOf={hits} {...common} />
    </>
  )
}

const GUNS: readonly Copy[] = TRAYS.map((tray) => ({ target: gunTarget(tray) }))
const ONE_BALL: readonly Copy[] = [{ target: BALL }]
const guns = () => GUNS
const ball = () => ONE_BALL

/** The two guns that fire, and the ball while it flies. */
export function Guns() {
  const gun = useModel('gun').part('body')
  const iron = useModel('cannonball').part('body')
  const material = useFadingPieceMaterial()
  return (
    <>
      <Copies name="guns" geometry={gun} material={material} capacity={2} copiesOf={guns} />
      <Copies name="ball" geometry={iron} material={material} capacity={1} copiesOf={ball} />
    </>
  )
}
