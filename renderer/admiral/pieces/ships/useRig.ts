import { useFrame } from '@react-three/fiber'
import { useBakedTexture } from '../../../table/loading/loadTexture.ts'
import { useResources } from '../../../table/resources.tsx'
import { waterStep } from '../../../table/water/waterClock.ts'
import { createRigMaterials, type RigMaterials } from './rigMaterial.ts'

/** The canvas of all ships and flags; it flutters in the frames in which the sea moves. */
export function useRig(moving: boolean): RigMaterials {
  const { quality, shared } = useResources()
  const picture = useBakedTexture('squadron-cloth')
  const rig = shared('admiral/rig', () => createRigMaterials(quality, picture))
  useFrame((_, delta) => {
    rig.uniforms.flutter.value += waterStep(moving ? quality.waterMotion : 'still', delta)
  })
  return rig
}
