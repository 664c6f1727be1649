import { AdditiveBlending } from 'three'
import { useResources } from '../resources.tsx'
import { createWindowTexture } from './windowTexture.ts'

export interface MoonlightProps {
  readonly at: readonly [x: number, y: number, z: number]
  /** Width and depth of the patch in cells. */
  readonly size: readonly [width: number, depth: number]
  /** Turn about the vertical axis, radians. */
  readonly turn: number
  /** 0.13 … 0.2 looks like moonlight; more tints the table violet. */
  readonly opacity: number
}

/** The moonlit shape of the window on the table. Draws nothing on tiers without moonlight. */
export function Moonlight({ at, size, turn, opacity }: MoonlightProps) {
  const { quality, shared } = useResources()
  if (!quality.moonlight) return null
  return (
    <group position={at} rotation-y={turn}>
      <mesh name="moonlight" rotation-x={-Math.PI / 2} renderOrder={3}>
        <planeGeometry args={[...size]} />
        <meshBasicMaterial
          map={shared('moonlight/texture', createWindowTexture)}
          transparent
          opacity={opacity}
          blending={AdditiveBlending}
          depthWrite={false}
          fog={false}
        />
      </mesh>
    </group>
  )
}
