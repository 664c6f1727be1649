import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { Object3D } from 'three'
import { useQuality } from '../resources.tsx'
import { FILL_LIGHT, FRONT_LIGHT, KEY_LIGHT, KEY_SHADOW, LANTERN_LIGHT, type Lighting, RIM_LIGHT } from './lighting.ts'

/** Key, fill, rim and front light. Only the key casts shadows, on tiers with a shadow map. */
export function Lights({ lighting }: { lighting: Lighting }) {
  const { environment } = useQuality()
  return (
    <>
      <KeyLight lighting={lighting} />
      <hemisphereLight
        args={[FILL_LIGHT.sky, FILL_LIGHT.ground, environment ? FILL_LIGHT.intensity : FILL_LIGHT.withoutEnvironment]}
      />
      <directionalLight color={RIM_LIGHT.colour} position={RIM_LIGHT.at} intensity={lighting.rim} />
      <directionalLight color={FRONT_LIGHT.colour} position={FRONT_LIGHT.at} intensity={lighting.front} />
    </>
  )
}

function KeyLight({ lighting }: { lighting: Lighting }) {
  const { shadowMapSize } = useQuality()
  const scene = useThree((state) => state.scene)
  const target = useMemo(() => new Object3D(), [])
  useEffect(() => {
    scene.add(target) // three.js updates a light's target only when it is in the scene
    return () => void scene.remove(target)
  }, [scene, target])
  return (
    <spotLight
      color={KEY_LIGHT.colour}
      intensity={lighting.key.intensity}
      position={lighting.key.at}
      target={target}
      distance={lighting.key.reach ?? KEY_LIGHT.reach}
      decay={KEY_LIGHT.decay}
      angle={lighting.key.angle ?? KEY_LIGHT.angle}
      penumbra={KEY_LIGHT.penumbra}
      castShadow={shadowMapSize > 0}
      shadow-mapSize={[shadowMapSize || 1, shadowMapSize || 1]}
      shadow-camera-near={KEY_SHADOW.near}
      shadow-camera-far={lighting.key.reach ? lighting.key.reach / 2 : KEY_SHADOW.far}
      shadow-bias={KEY_SHADOW.bias}
      shadow-normalBias={KEY_SHADOW.normalBias}
      shadow-radius={((lighting.key.blur ?? KEY_SHADOW.radius) * shadowMapSize) / 2048}
    />
  )
}

/** The lantern's light, at its flame. */
export function LanternLight({ at }: { at: readonly [x: number, y: number, z: number] }) {
  return (
    <pointLight
      color={LANTERN_LIGHT.colour}
      intensity={LANTERN_LIGHT.intensity}
      distance={LANTERN_LIGHT.reach}
      decay={LANTERN_LIGHT.decay}
      position={at}
    />
  )
}
