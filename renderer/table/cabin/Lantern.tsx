import { AdditiveBlending, Color, DoubleSide } from 'three'
import { LanternLight } from '../light/Lights.tsx'
import { createRadialTexture, type RadialStop } from '../light/radialTexture.ts'
import { useModel } from '../loading/loadModel.ts'
import { usePieceMaterial } from '../materials/pieceMaterial.ts'
import { useResources } from '../resources.tsx'

/** Brighter than white, so that the flame stays white after tone mapping. */
const FLAME = new Color(3.2, 1.9, 0.75)
const GLOW: readonly RadialStop[] = [
  { at: 0, colour: [255, 214, 140], opacity: 1 },
  { at: 0.12, colour: [255, 180, 90], opacity: 0.62 },
  { at: 0.4, colour: [255, 140, 50], opacity: 0.18 },
  { at: 1, colour: [255, 110, 30], opacity: 0 },
]
/** Width of the glow in cells; heights are in units of the model. */
const GLOW_WIDTH = 9
const CORE_WIDTH = 1.5
const FLAME_HEIGHT = 0.95
const LIGHT_HEIGHT = 1.3
/** Drawn after the table and the tray. */
const GLOW_ORDER = 1

/** The burning lantern with its light, at the origin of its group. */
export function Lantern() {
  const model = useModel('lantern')
  const brass = usePieceMaterial()
  return (
    <group scale={model.scale}>
      <mesh geometry={model.part('body')} material={brass} receiveShadow renderOrder={GLOW_ORDER + 1} />
      <mesh geometry={model.part('glass')}>
        <meshLambertMaterial
          color="#d9801e"
          emissive="#ff7a10"
          emissiveIntensity={0.9}
          transparent
          opacity={0.52}
          side={DoubleSide}
          depthWrite={false}
        />
      </mesh>
      <mesh geometry={model.part('flame')} renderOrder={GLOW_ORDER + 1}>
        <meshBasicMaterial color={FLAME} />
      </mesh>
      <Glow />
      <Core />
      <LanternLight at={[0, LIGHT_HEIGHT, 0]} />
    </group>
  )
}

/** The hot middle of the glass. */
function Core() {
  const { shared } = useResources()
  return (
    <sprite scale={CORE_WIDTH} position-y={FLAME_HEIGHT} renderOrder={GLOW_ORDER + 1}>
      <spriteMaterial
        map={shared('glow/texture', () => createRadialTexture(GLOW, 128))}
        blending={AdditiveBlending}
        depthWrite={false}
        fog={false}
      />
    </sprite>
  )
}

function Glow() {
  const { quality, shared } = useResources()
  if (!quality.lanternGlow) return null
  return (
    <sprite scale={GLOW_WIDTH} position-y={FLAME_HEIGHT} renderOrder={GLOW_ORDER}>
      <spriteMaterial
        map={shared('glow/texture', () => createRadialTexture(GLOW, 128))}
        blending={AdditiveBlending}
        depthWrite={false}
        depthTest={false} // the table and the tray would cut it off along a straight line
        transparent={false} // drawn with what is solid, over the table and under the lantern itself
        opacity={0.85}
        fog={false}
      />
    </sprite>
  )
}
