import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import type { Group } from 'three'
import { Group as ShipGroup } from 'three'
import type { JackalState, TeamId } from '../../../engine/jackal/types.ts'
import { playback, useStage } from '../../playback/stage.ts'
import { useModel } from '../../table/loadModel.ts'
import { useBakedTexture } from '../../table/loadTexture.ts'
import { useClothMaterial } from '../../table/materials/clothMaterial.ts'
import { usePieceMaterial } from '../../table/materials/pieceMaterial.ts'
import { useShadowRefresh } from '../../table/shadowRefresh.ts'
import { shipTarget } from '../anchors.ts'
import { writePoseMatrix } from './poseMatrix.ts'

/** The teams that take part change only with the match. */
export function Ships() {
  const teams = useStage((stage) => (stage.shown as JackalState | null)?.teams.map((team) => team.id).join() ?? '')
  return teams
    .split(',')
    .filter((team) => team !== '')
    .map((team) => <Ship key={team} team={team as TeamId} />) // joined from team ids just before
}

function Ship({ team }: { team: TeamId }) {
  const model = useModel(`ship/${team}`)
  const wood = usePieceMaterial()
  const cloth = useClothMaterial(useBakedTexture('cloth'))
  const group = useMemo(() => {
    const ship = new ShipGroup()
    ship.matrixAutoUpdate = false
    return ship
  }, [])
  usePosed(group, shipTarget(team))
  return (
    <primitive object={group} name={shipTarget(team)}>
      <mesh geometry={model.part('body')} material={wood} castShadow receiveShadow />
      <mesh geometry={model.part('cloth')} material={cloth} castShadow />
    </primitive>
  )
}

/** Keeps an object where its target is. */
export function usePosed(group: Group, target: string): void {
  const refreshShadows = useShadowRefresh()
  const seen = useRef(-1)
  useEffect(() => {
    seen.current = -1
  }, [])
  useFrame(() => {
    const { poses } = playback
    if (seen.current === poses.version) return
    seen.current = poses.version
    const pose = poses.get(target)
    group.visible = pose !== null && pose.opacity > 0.01
    const was = group.matrix.elements[13]
    writePoseMatrix(pose, group.matrix)
    group.matrixWorldNeedsUpdate = true
    if (was !== group.matrix.elements[13] || poses.moved(target)) refreshShadows()
  })
}
