import { useEffect, useMemo } from 'react'
import { baseFace, baseRim } from '../../../../models/admiral/squadron/bases.ts'
import { loaded } from '../../../../models/geometry/loaded.ts'
import { createInstances, disposeInstances } from '../../../playback/copies/instances.ts'
import { useFadingPieceMaterial } from '../../../table/materials/fadingMaterials.ts'
import { useResources } from '../../../table/resources.tsx'
import type { Plates } from './bases.ts'

/** Plates for the bases of so many ships, freed when they are no longer wanted. */
export function usePlates(capacity: number): Plates {
  const { shared } = useResources()
  const wood = useFadingPieceMaterial()
  const rim = shared('admiral/base rim', () => loaded(baseRim()))
  const face = shared('admiral/base face', () => loaded(baseFace()))
  const plates = useMemo(
    () => ({ rims: createInstances(rim, wood, capacity), faces: createInstances(face, wood, capacity) }),
    [rim, face, wood, capacity],
  )
  useEffect(
    () => () => {
      disposeInstances(plates.rims)
      disposeInstances(plates.faces)
    },
    [plates],
  )
  return plates
}
