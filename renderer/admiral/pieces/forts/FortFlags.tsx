import { useEffect, useMemo } from 'react'
import { type InstancedMesh, Matrix4 } from 'three'
import type { AdmiralState, TeamId } from '../../../../engine/admiral/types.ts'
import { BOW_TURN } from '../../../../models/admiral/squadron/measures.ts'
import { disposeInstances } from '../../../playback/copies/instances.ts'
import type { Poses } from '../../../playback/motion/poses.ts'
import { useShownTable } from '../../../playback/useShownTable.ts'
import { useModel } from '../../../table/loading/loadModel.ts'
import { useResources } from '../../../table/resources.tsx'
import { useTableFrame } from '../../../table/useTableFrame.ts'
import { fortFlagTarget } from '../../table/anchors.ts'
import { shownNow, useShown } from '../../table/shown.ts'
import { riggedCanvas } from '../ships/rigGeometry.ts'
import type { RigMaterials } from '../ships/rigMaterial.ts'
import { BREEZE } from '../ships/rigShader.ts'
import { createShips, showDrawn } from '../ships/shipInstances.ts'

interface FortFlagsProps {
  readonly team: TeamId
  readonly rig: RigMaterials
}

/** The flags over the present forts of a team, flying with the wind. */
export function FortFlags({ team, rig }: FortFlagsProps) {
  const table = useShownTable()
  const capacity = useShown(({ forts }) => forts.length, 0)
  const model = useModel(`flag/${team}`)
  const { shared } = useResources()
  const cloth = shared(`admiral/flag/${team}`, () => riggedCanvas(null, model.part('flags')))
  const mesh = useMemo(() => createShips(cloth, rig.seen, capacity), [cloth, rig, capacity])
  useEffect(() => () => disposeInstances(mesh), [mesh])
  useTableFrame(
    () => [mesh, shownNow(table), table.playback.poses.version],
    ([, shown]) => shown && placeFlags(mesh, shown, table.playback.poses, team),
  )
  return capacity === 0 ? null : <primitive object={mesh} name={`${team} fort flags`} />
}

const matrix = new Matrix4()

function placeFlags(mesh: InstancedMesh, state: AdmiralState, poses: Poses, team: TeamId): void {
  let drawn = 0
  for (const fort of state.forts) {
    const pose = fort.team === team ? poses.get(fortFlagTarget(fort.id)) : null
    if (!pose || pose.opacity <= 0.01) continue
    mesh.setMatrixAt(drawn, matrix.makeTranslation(pose.x, pose.y, pose.z))
    mesh.geometry.getAttribute(BREEZE).setXY(drawn, pose.yaw + BOW_TURN, pose.scale)
    drawn++
  }
  showDrawn(mesh, drawn)
}
