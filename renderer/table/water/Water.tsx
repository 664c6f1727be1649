import { useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { WATER_Y } from '../../../models/anchors.ts'
import { useTick } from '../../picture/useTick.ts'
import { LIGHT_BREEZE } from '../materials/flyingCloth.ts'
import { useResources } from '../resources.tsx'
import type { Hull } from './hulls.ts'
import { writeHulls } from './hulls.ts'
import type { Sea } from './palette.ts'
import type { SeaWind } from './seaWind.ts'
import type { Shore } from './shore.ts'
import { createShoreTexture } from './shoreTexture.ts'
import { useSeaStep, useWaterClock } from './waterClock.ts'
import { createWaterMaterial, createWaterUniforms, type TrayOfWater, type WaterUniforms } from './waterMaterial.ts'

/** Height of the sea's surface; zero is the bottom of the tiles. */

export interface WaterProps {
  readonly tray: TrayOfWater
  /** Centre of the tray, as x and z. Hulls are in table coordinates, the shore in tray coordinates. */
  readonly at?: readonly [x: number, z: number]
  readonly sea: Sea
  /** Sampled once: pass the same function for the same islands. */
  readonly shore: Shore
  /** The things that float in it, or a function that returns them in each frame. */
  readonly hulls?: readonly Hull[] | (() => readonly Hull[])
  /** Direction the wind blows towards, as x and z of any length; or a function that is called in each frame. */
  readonly wind?: readonly [x: number, z: number] | (() => SeaWind)
  /** False stops the waves on every tier, for reduced motion. */
  readonly moving?: boolean
}

function writeWind({ wind, force }: WaterUniforms, now: SeaWind): void {
  wind.value.set(now.x, now.z)
  force.value = now.force
}

const ON_WHOLE_NUMBERS = [false, false] as const
const NO_HULLS: readonly Hull[] = []
const MIDDLE = [0, 0] as const

/** The sea in its tray: one quad whose shader draws colour, foam and waves. */
export function Water(props: WaterProps) {
  const { tray, at = MIDDLE, sea, shore, hulls = NO_HULLS, wind = LIGHT_BREEZE, moving = true } = props
  const { quality, environment } = useResources()
  const invalidate = useThree((three) => three.invalidate)
  const { sizeX, sizeZ, gridHalfX, gridHalfZ, cellsBetween: [betweenX, betweenZ] = ON_WHOLE_NUMBERS } = tray
  const shoreTexture = useMemo(() => createShoreTexture(shore, sizeX, sizeZ), [shore, sizeX, sizeZ])
  const uniforms = useMemo(() => {
    const cellsBetween = [betweenX, betweenZ] as const
    return createWaterUniforms({ sizeX, sizeZ, gridHalfX, gridHalfZ, cellsBetween }, sea)
  }, [sizeX, sizeZ, gridHalfX, gridHalfZ, betweenX, betweenZ, sea])
  const material = useMemo(
    () => createWaterMaterial(quality, uniforms, sea, environment),
    [quality, uniforms, sea, environment],
  )
  useLayoutEffect(() => {
    uniforms.shoreDistance.value = shoreTexture
    invalidate()
  }, [uniforms, shoreTexture, invalidate])
  useEffect(() => () => shoreTexture.dispose(), [shoreTexture])
  useEffect(() => () => material.dispose(), [material])
  useEffect(() => {
    if (typeof wind !== 'function') uniforms.wind.value.set(wind[0], wind[1])
  }, [uniforms, wind])
  useWaterClock(moving && quality.waterMotion === 'always')
  const step = useSeaStep(moving)

  useTick((seconds) => {
    uniforms.time.value += step(seconds)
    if (typeof wind === 'function') writeWind(uniforms, wind())
    writeHulls(uniforms, typeof hulls === 'function' ? hulls() : hulls, at, sizeX)
  })
  return (
    <mesh name="water" position={[at[0], WATER_Y, at[1]]} material={material} receiveShadow>
      <WaterSurface sizeX={sizeX} sizeZ={sizeZ} />
    </mesh>
  )
}

function WaterSurface({ sizeX, sizeZ }: { sizeX: number; sizeZ: number }) {
  const positions = useMemo(() => {
    const [x, z] = [sizeX / 2, sizeZ / 2]
    return new Float32Array([-x, 0, -z, -x, 0, z, x, 0, z, x, 0, -z])
  }, [sizeX, sizeZ])
  return (
    <bufferGeometry>
      <bufferAttribute attach="attributes-position" args={[positions, 3]} />
      <bufferAttribute attach="attributes-normal" args={[UPWARD, 3]} />
      <bufferAttribute attach="index" args={[TWO_TRIANGLES, 1]} />
    </bufferGeometry>
  )
}

const UPWARD = new Float32Array([0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0])
const TWO_TRIANGLES = new Uint16Array([0, 1, 2, 0, 2, 3])
