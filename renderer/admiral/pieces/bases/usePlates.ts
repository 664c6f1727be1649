import { useEffect, useMemo } from 'react'
import type { BufferGeometry } from 'three'
import { SHIP_CLASSES, type ShipClass } from '../../../../engine/admiral/types.ts'
import { baseFace, baseRim } from '../../../../models/admiral/squadron/bases.ts'
import { loaded } from '../../../../models/geometry/loaded.ts'
import { createInstances, disposeInstances } from '../../../playback/copies/instances.ts'
import { useFadingPieceMaterial } from '../../../table/materials/fadingMaterials.ts'
import { useResources } from '../../../table/resources.tsx'
import type { FleetPlates, Plates } from './bases.ts'

/** Returns plates for the bases of a number of ships of any class, freed when no longer used. */
export function usePlates(capacity: number): FleetPlates {
  const { shared } = useResources()
  const wood = useFadingPieceMaterial()
  const plates = useMemo(() => {
    const made = (what: string, geometry: () => BufferGeometry) =>
      createInstances(
        shared(`admiral/base ${what}`, () => loaded(geometry())),
        wood,
        capacity,
      )
    const entries = SHIP_CLASSES.map((name): readonly [ShipClass, Plates] => [
      name,
      { rims: made(`rim ${name}`, () => baseRim(name)), faces: made(`face ${name}`, () => baseFace(name)) },
    ])
    return Object.fromEntries(entries) as FleetPlates // one for each class
  }, [shared, wood, capacity])
  useEffect(
    () => () => {
      for (const { rims, faces } of Object.values(plates)) {
        disposeInstances(rims)
        disposeInstances(faces)
      }
    },
    [plates],
  )
  return plates
}
