import type { JackalState, PieceType, Resident, TeamId } from '../../../engine/jackal/types.ts'
import { RESIDENTS, TEAMS } from '../../../engine/jackal/types.ts'
import { Copies } from '../../playback/copies/Copies.tsx'
import type { Copy } from '../../playback/copies/instances.ts'
import { useModel } from '../../table/loading/loadModel.ts'
import { useFadingPieceMaterial } from '../../table/materials/fadingMaterials.ts'
import { type Repaint, repainted } from '../../table/materials/repaint.ts'
import { useQuality } from '../../table/resources.tsx'
import { pieceTarget } from '../table/anchors.ts'
import { useLand } from '../table/shown.ts'
import { useLook } from './looks.ts'
import { hasLightPieces } from './plenty.ts'

/** The figures of a team: three pirates, and room for one more. */
const CREW = 4

const pirates = (team: TeamId) => (state: JackalState) =>
  copies(state, (type, own) => type === 'pirate' && own === team)
const residents = (wanted: PieceType) => (state: JackalState) => copies(state, (type) => type === wanted)

function copies(state: JackalState, isWanted: (type: PieceType, team: TeamId) => boolean): readonly Copy[] {
  return state.pieces.filter(({ type, team }) => isWanted(type, team)).map(({ id }) => ({ target: pieceTarget(id) }))
}

const PIRATE_COPIES = TEAMS.map((team) => ({ team, copiesOf: pirates(team) }))
const RESIDENT_COPIES = RESIDENTS.map((type) => ({ type, copiesOf: residents(type) }))

/** Every figure on the table, one draw call for each kind that is there. */
export function Crews() {
  return (
    <>
      {PIRATE_COPIES.map(({ team, copiesOf }) => (
        <Pirates key={team} team={team} copiesOf={copiesOf} />
      ))}
      {RESIDENT_COPIES.map(({ type, copiesOf }) => (
        <Figure key={type} model={type} capacity={1} copiesOf={copiesOf} />
      ))}
    </>
  )
}

interface PiratesProps {
  readonly team: TeamId
  readonly copiesOf: (state: JackalState) => readonly Copy[]
}

/** The pirates of a team, their coats in its colour. */
function Pirates({ team, copiesOf }: PiratesProps) {
  const { paints } = useLook(team)
  return <Figure model={`pirate/${team}`} capacity={CREW} copiesOf={copiesOf} paints={paints} />
}

const AS_PAINTED: readonly Repaint[] = []

interface FigureProps {
  readonly model: `pirate/${TeamId}` | Resident
  readonly capacity: number
  readonly copiesOf: (state: JackalState) => readonly Copy[]
  readonly paints?: readonly Repaint[]
}

function Figure({ model, capacity, copiesOf, paints = AS_PAINTED }: FigureProps) {
  const light = hasLightPieces(useLand().length, useQuality().tier)
  const geometry = repainted(useModel(model, light).part('body'), paints)
  const material = useFadingPieceMaterial()
  return <Copies name={model} geometry={geometry} material={material} capacity={capacity} copiesOf={copiesOf} />
}
