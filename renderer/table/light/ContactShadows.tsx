import { useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import { type InstancedMesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import { useResources } from '../resources.tsx'
import { type ContactBlob, writeBlobs } from './contactBlobs.ts'
import { createRadialTexture, type RadialStop } from './radialTexture.ts'

const WHITE = [255, 255, 255] as const
const SPOT: readonly RadialStop[] = [
  { at: 0, colour: WHITE, opacity: 0.95 },
  { at: 0.45, colour: WHITE, opacity: 0.6 },
  { at: 0.75, colour: WHITE, opacity: 0.16 },
  { at: 1, colour: WHITE, opacity: 0 },
]
const SHADE = '#1a0a06'
/** Darker without a shadow map, where contact shadows are the only ones. */
const OPACITY = { withShadowMap: 0.62, alone: 0.74 } as const
const DEFAULT_CAPACITY = 96

export interface ContactShadowsProps {
  /** The blobs, or a function that returns them in each frame. */
  readonly blobs: readonly ContactBlob[] | (() => readonly ContactBlob[])
  /** The largest possible number of blobs. */
  readonly capacity?: number
}

/** Contact shadows of everything that stands on the table, in one draw call. */
export function ContactShadows({ blobs, capacity = DEFAULT_CAPACITY }: ContactShadowsProps) {
  const { quality, shared } = useResources()
  const mesh = useRef<InstancedMesh>(null)
  const texture = shared('contact/texture', () => createRadialTexture(SPOT, 64))
  const geometry = shared('contact/geometry', () => new PlaneGeometry(1, 1).rotateX(-Math.PI / 2))
  const material = shared(
    'contact/material',
    () =>
      new MeshBasicMaterial({
        map: texture,
        color: SHADE,
        transparent: true,
        opacity: quality.shadowMapSize > 0 ? OPACITY.withShadowMap : OPACITY.alone,
        depthWrite: false,
      }),
  )
  useFrame(() => {
    if (mesh.current) writeBlobs(mesh.current, typeof blobs === 'function' ? blobs() : blobs, capacity)
  })
  return (
    <instancedMesh
      ref={mesh}
      name="contact shadows"
      key={capacity}
      args={[geometry, material, capacity]}
      frustumCulled={false}
      renderOrder={2}
    />
  )
}
