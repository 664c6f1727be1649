import { useEffect, useMemo } from 'react'
import type { InstancedMesh } from 'three'
import type { ShipClass, TeamId } from '../../../../engine/admiral/types.ts'
import { disposeInstances } from '../../../playback/copies/instances.ts'
import { useModel } from '../../../table/loading/loadModel.ts'
import { useFadingPieceMaterial } from '../../../table/materials/fadingMaterials.ts'
import { repainted } from '../../../table/materials/repaint.ts'
import { useResources } from '../../../table/resources.tsx'
import { useLook } from './looks.ts'
import { plainParts } from './plainParts.ts'
import { riggedCanvas } from './rigGeometry.ts'
import type { RigMaterials } from './rigMaterial.ts'
import { createShips } from './shipInstances.ts'
import { useLightFleet, usePlainFleet } from './useLightFleet.ts'

/** The meshes of all ships of one class and team. */
export interface ShipMeshes {
  readonly hulls: InstancedMesh
  readonly sails: InstancedMesh
}

/**
 * Returns meshes for a number of ships of a class and team, freed when no longer used. Suspends until the model is
 * loaded.
 */
export function useShipMeshes(team: TeamId, name: ShipClass, rig: RigMaterials, capacity: number): ShipMeshes {
  const { shared } = useResources()
  const light = useLightFleet()
  const carved = useModel(`squadron/${team}/${name}`, light)
  const isPlain = usePlainFleet()
  const part = (wanted: string) => (isPlain ? plainParts(team, name)[wanted] : null) ?? carved.part(wanted)
  const { paints } = useLook(team)
  const wood = useFadingPieceMaterial()
  const body = part('body')
  const canvas = shared(`admiral/canvas/${team}/${name}/${light}/${isPlain}`, () =>
    riggedCanvas(part('sails'), part('flags')),
  )
  const meshes = useMemo(() => {
    const sails = createShips(canvas, rig.seen, capacity)
    sails.customDepthMaterial = rig.shadow
    return { hulls: createShips(repainted(body, paints), wood, capacity), sails }
  }, [body, canvas, wood, rig, capacity, paints])
  useEffect(
    () => () => {
      disposeInstances(meshes.hulls)
      disposeInstances(meshes.sails)
    },
    [meshes],
  )
  return meshes
}
