import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { Color, type HemisphereLight, Object3D, type SpotLight } from 'three'
import { useQuality } from '../resources.tsx'
import {
  FILL_LIGHT,
  FRONT_LIGHT,
  KEY_LIGHT,
  KEY_SHADOW,
  LANTERN_LIGHT,
  type Lighting,
  RIM_LIGHT,
  STORM_LIGHT,
} from './lighting.ts'

interface LightsProps {
  readonly lighting: Lighting
  /** The strength of the storm, 0 … 1, read in every frame. */
  readonly gloom?: () => number
}

const CLEAR = () => 0

/** Key, fill, rim and front light. Only the key casts shadows, on tiers with a shadow map. */
export function Lights({ lighting, gloom = CLEAR }: LightsProps) {
  const { environment } = useQuality()
  const { fill = FILL_LIGHT } = lighting
  const strength = environment ? fill.intensity : fill.withoutEnvironment
  const ambient = useRef<HemisphereLight>(null)
  useFrame(() => {
    if (ambient.current) ambient.current.intensity = strength * dimmed(STORM_LIGHT.fill, gloom())
  })
  return (
    <>
      <KeyLight lighting={lighting} gloom={gloom} />
      <hemisphereLight ref={ambient} args={[fill.sky, fill.ground, strength]} />
      <directionalLight color={RIM_LIGHT.colour} position={RIM_LIGHT.at} intensity={lighting.rim} />
      <directionalLight color={FRONT_LIGHT.colour} position={FRONT_LIGHT.at} intensity={lighting.front} />
    </>
  )
}

/** The share of a light that a storm leaves. */
const dimmed = (left: number, gloom: number): number => 1 - (1 - left) * gloom

function KeyLight({ lighting, gloom }: Required<LightsProps>) {
  const { shadowMapSize } = useQuality()
  const scene = useThree((state) => state.scene)
  const target = useMemo(() => new Object3D(), [])
  useEffect(() => {
    scene.add(target) // three.js updates a light's target only when it is in the scene
    return () => void scene.remove(target)
  }, [scene, target])
  const light = useRef<SpotLight>(null)
  const colours = useMemo(
    () => ({ clear: new Color(lighting.key.colour ?? KEY_LIGHT.colour), storm: new Color(STORM_LIGHT.colour) }),
    [lighting],
  )
  useFrame(() => {
    const now = gloom()
    light.current?.color.lerpColors(colours.clear, colours.storm, now)
    if (light.current) light.current.intensity = lighting.key.intensity * dimmed(STORM_LIGHT.key, now)
  })
  return (
    <spotLight
      ref={light}
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
