import { useFrame } from '@react-three/fiber'
import { use, useEffect, useMemo } from 'react'
import { type BufferGeometry, Mesh, MeshLambertMaterial } from 'three'
import type { Quarter } from '../camera/quarter.ts'
import { sideOf } from '../camera/sideOf.ts'
import { drawLettering, type EdgeNames, letteringFont } from './lettering.ts'

interface RailLettersProps {
  /** Constant: made once, outside components, or for each language. */
  readonly names: EdgeNames
  readonly geometry: BufferGeometry
  /** The same letters for each side of the table, if the camera turns round it. */
  readonly bySide?: Readonly<Record<Quarter, BufferGeometry>>
}

/** Shows coordinates in brass on the rails, in one draw call. The caller disposes the geometries. */
export function RailLetters({ names, geometry, bySide }: RailLettersProps) {
  use(letteringFont(names))
  const material = useMemo(
    () =>
      new MeshLambertMaterial({
        map: drawLettering(names),
        transparent: true,
        depthWrite: false,
        polygonOffset: true,
        polygonOffsetFactor: -3,
      }),
    [names],
  )
  const mesh = useMemo(() => new Mesh(geometry, material), [geometry, material])
  useEffect(
    () => () => {
      material.map?.dispose()
      material.dispose()
    },
    [material],
  )
  useFrame(({ camera }) => {
    mesh.geometry = bySide?.[sideOf(camera)] ?? geometry
  })
  return <primitive object={mesh} name="coordinates" receiveShadow renderOrder={3} />
}
