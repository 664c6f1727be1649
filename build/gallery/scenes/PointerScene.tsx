import { useThree } from '@react-three/fiber'
import { useState } from 'react'
import { TILE_TOP } from '../../../renderer/jackal/table/anchors.ts'
import { type Pick, roundSpot, type Upright } from '../../../renderer/table/picking/picking.ts'
import { usePicking } from '../../../renderer/table/picking/usePicking.ts'
import { StageScene } from './StageScene.tsx'

const POST: Upright = { id: 'post', x: 2, z: 1, radius: 0.25, bottom: 0, top: 1 }

declare global {
  interface Window {
    /** The last event of the pointer, for people to look at and for tests. */
    __pointer?: string
  }
}

function words(kind: string, pick: Pick | null): string {
  const cell = pick?.ground ? roundSpot(pick.ground) : null
  return `${kind} ${cell ? `${cell.x},${cell.z}` : 'nothing'}${pick?.id ? ` ${pick.id}` : ''}`
}

/** A stage to point at: the hovered cell lights up, the post can be pointed at from any side. */
export function PointerScene() {
  const [hovered, setHovered] = useState<Pick | null>(null)
  const invalidate = useThree((state) => state.invalidate)
  const tell = (kind: string) => (pick: Pick | null) => {
    window.__pointer = words(kind, pick)
    if (kind === 'hover') setHovered(pick)
    invalidate()
  }
  usePicking({
    height: TILE_TOP,
    uprights: () => [POST],
    onHover: tell('hover'),
    onClick: tell('click'),
    onLongPress: tell('hold'),
  })
  const cell = hovered?.ground ? roundSpot(hovered.ground) : null
  return (
    <>
      <StageScene />
      <mesh position={[POST.x, 0.5, POST.z]}>
        <cylinderGeometry args={[POST.radius, POST.radius, 1]} />
        <meshLambertMaterial color={hovered?.id === 'post' ? '#ffd873' : '#8a5126'} />
      </mesh>
      {cell && (
        <mesh position={[cell.x, TILE_TOP, cell.z]} rotation-x={-Math.PI / 2}>
          <planeGeometry args={[0.96, 0.96]} />
          <meshBasicMaterial color="#ffc846" transparent opacity={0.5} depthWrite={false} />
        </mesh>
      )}
    </>
  )
}
