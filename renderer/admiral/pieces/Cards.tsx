import type { Captain } from '../../../engine/admiral/data/captains.ts'
import { CAPTAINS } from '../../../engine/admiral/data/captains.ts'
import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { Copies } from '../../playback/copies/Copies.tsx'
import type { Copy } from '../../playback/copies/instances.ts'
import { useModel } from '../../table/loading/loadModel.ts'
import { useBakedTexture } from '../../table/loading/loadTexture.ts'
import { fading } from '../../table/materials/fading.ts'
import { createPaintedMaterial } from '../../table/materials/paintedMaterial.ts'
import { useResources } from '../../table/resources.tsx'
import { useShown } from '../table/shown.ts'
import { cardsIn } from './props.ts'

type Face = Captain | 'hidden'

/** The captains' cards beside ships and before forts; a face that the viewer may not know is absent. */
export function Cards() {
  const capacity = useShown((state) => cardsIn(state).length, 0)
  if (capacity === 0) return null
  return FACES.map(({ face, copiesOf }) => <CardsOf key={face} face={face} copiesOf={copiesOf} capacity={capacity} />)
}

interface CardsOfProps {
  readonly face: Face
  readonly copiesOf: (state: AdmiralState) => readonly Copy[]
  readonly capacity: number
}

function CardsOf({ face, copiesOf, capacity }: CardsOfProps) {
  const geometry = useModel(`card/${face}`).part('card')
  const colours = useBakedTexture('captains')
  const { quality, shared } = useResources()
  const material = shared('admiral/cards', () => fading(createPaintedMaterial(quality, { colours, roughness: 0.6 })))
  return (
    <Copies name={`${face} cards`} geometry={geometry} material={material} capacity={capacity} copiesOf={copiesOf} />
  )
}

const copiesWith = (face: Face) => (state: AdmiralState) => cardsIn(state).filter((card) => card.face === face)
const FACES = (['hidden', ...CAPTAINS] as const).map((face) => ({ face, copiesOf: copiesWith(face) }))
