import type { ContactBlob } from './light/contactBlobs.ts'
import { useModel } from './loading/loadModel.ts'
import { usePieceMaterial } from './materials/pieceMaterial.ts'
import { useWoodMaterial } from './materials/woodMaterial.ts'
import { TABLE_LEVEL } from './TableTop.tsx'

/** The tray's contact shadow on the table, shifted away from the key light. */
export const TRAY_BLOB: ContactBlob = { x: 0.5, y: TABLE_LEVEL, z: 0.5, halfX: 10.2, halfZ: 10.2 }

/** Shows the frame around the sea or both seas: wooden rails, brass inlay and corner plates. */
export function Tray({ model = 'tray' }: { readonly model?: 'tray' | 'tray/sea-battle' }) {
  const tray = useModel(model)
  const wood = useWoodMaterial('frame')
  const brass = usePieceMaterial()
  return (
    <group name="tray">
      <mesh geometry={tray.part('wood')} material={wood} castShadow receiveShadow />
      <mesh geometry={tray.part('brass')} material={brass} receiveShadow />
    </group>
  )
}
