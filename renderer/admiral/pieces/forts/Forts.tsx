import type { AdmiralState, TeamId } from '../../../../engine/admiral/types.ts'
import { Copies } from '../../../playback/copies/Copies.tsx'
import type { Copy } from '../../../playback/copies/instances.ts'
import { useModel } from '../../../table/loading/loadModel.ts'
import { useFadingPieceMaterial } from '../../../table/materials/fadingMaterials.ts'
import { type Repaint, repainted } from '../../../table/materials/repaint.ts'
import { fortTarget } from '../../table/anchors.ts'
import { isSilent } from '../../table/layout.ts'
import { useShown } from '../../table/shown.ts'
import { useLook } from '../ships/looks.ts'
import { useLightFleet } from '../ships/useLightFleet.ts'

/** Forts of every team of the match, and silent forts. */
export function Forts({ teams }: { readonly teams: readonly TeamId[] }) {
  return (
    <>
      {teams.map((team) => (
        <TeamForts key={team} team={team} />
      ))}
      <FortsOf model="fort/ruin" copiesOf={ruined} />
    </>
  )
}

function TeamForts({ team }: { readonly team: TeamId }) {
  const { paints } = useLook(team)
  return <FortsOf model={`fort/${team}`} copiesOf={standing[team]} paints={paints} />
}

const AS_PAINTED: readonly Repaint[] = []

interface FortsOfProps {
  readonly model: `fort/${TeamId | 'ruin'}`
  readonly copiesOf: (state: AdmiralState) => readonly Copy[]
  readonly paints?: readonly Repaint[]
}

function FortsOf({ model, copiesOf, paints = AS_PAINTED }: FortsOfProps) {
  const capacity = useShown(({ forts }) => forts.length, 0)
  const geometry = repainted(useModel(model, useLightFleet()).part('body'), paints)
  const material = useFadingPieceMaterial()
  if (capacity === 0) return null
  return <Copies name={model} geometry={geometry} material={material} capacity={capacity} copiesOf={copiesOf} />
}

const copiesOf =
  (isWanted: (state: AdmiralState, fort: AdmiralState['forts'][number]) => boolean) => (state: AdmiralState) =>
    state.forts.filter((fort) => isWanted(state, fort)).map(({ id }): Copy => ({ target: fortTarget(id) }))

const ruined = copiesOf(isSilent)
const standingOf = (team: TeamId) => copiesOf((state, fort) => fort.team === team && !isSilent(state, fort))
const standing: Readonly<Record<TeamId, (state: AdmiralState) => readonly Copy[]>> = {
  red: standingOf('red'),
  blue: standingOf('blue'),
  green: standingOf('green'),
  gold: standingOf('gold'),
}
