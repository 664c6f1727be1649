import { useMemo } from 'react'
import { Group as ShipGroup } from 'three'
import type { JackalState, TeamId } from '../../../engine/jackal/types.ts'
import { usePosed } from '../../playback/copies/usePosed.ts'
import { useShownNow } from '../../playback/useShownTable.ts'
import { useModel } from '../../table/loading/loadModel.ts'
import { useBakedTexture } from '../../table/loading/loadTexture.ts'
import { useFlyingClothMaterial } from '../../table/materials/clothMaterial.ts'
import { usePieceMaterial } from '../../table/materials/pieceMaterial.ts'
import { repainted } from '../../table/materials/repaint.ts'
import { shipTarget } from '../table/anchors.ts'
import { useLook } from './looks.ts'
import { useSeenThrough } from './seenThrough.ts'

/** The ships of all teams that take part; these teams change only with the match. */
export function Ships() {
  const teams = useShownNow((table) => (table.shown as JackalState | null)?.teams.map((team) => team.id).join() ?? '')
  return teams
    .split(',')
    .filter((team) => team !== '')
    .map((team) => <Ship key={team} team={team as TeamId} />) // joined from team ids just before
}

function Ship({ team }: { team: TeamId }) {
  const model = useModel(`ship/${team}`)
  const { paints, dye } = useLook(team)
  const wood = usePieceMaterial()
  const cloth = useFlyingClothMaterial(shipTarget(team), useBakedTexture('cloth'), dye)
  const group = useMemo(() => {
    const ship = new ShipGroup()
    ship.matrixAutoUpdate = false
    return ship
  }, [])
  usePosed(group, shipTarget(team))
  useSeenThrough(team, cloth.vanished)
  return (
    <primitive object={group} name={shipTarget(team)}>
      <mesh geometry={repainted(model.part('body'), paints)} material={wood} castShadow receiveShadow />
      <mesh geometry={model.part('cloth')} material={cloth.seen} customDepthMaterial={cloth.shadow} castShadow />
    </primitive>
  )
}
