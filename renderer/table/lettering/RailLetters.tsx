import { useFrame } from '@react-three/fiber'
import { use, useEffect, useMemo } from 'react'
import { type BufferGeometry, Mesh, MeshLambertMaterial, type Quaternion, Vector3 } from 'three'
import { type Quarter, quarterOf } from '../camera/quarter.ts'
import { drawLettering, type EdgeNames, letteringFont } from './lettering.ts'

interface RailLettersProps {
  /** Constant: made once, outside components, or for each language. */
  readonly names: EdgeNames
  readonly geometry: BufferGeometry
  /** The same to be read from each side of the table, where the camera goes round it. */
  readonly bySide?: Readonly<Record<Quarter, BufferGeometry>>
}

const rightward = new Vector3()

/** From which side of the table a camera looks. */
function sideOf({ quaternion }: { readonly quaternion: Quaternion }): Quarter {
  const { x, z } = rightward.set(1, 0, 0).applyQuaternion(quaternion)
  return quarterOf(Math.atan2(-z, x))
}

/** Coordinates in brass on the rails, in one draw call. The caller disposes the geometries. */
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
