import { useLayoutEffect, useMemo, useRef } from 'react'
import { InstancedBufferAttribute, type InstancedMesh, Matrix4 } from 'three'
import { RESIDENTS } from '../../../engine/jackal/types.ts'
import { GRID, ORDER } from '../../../models/faces/atlas.ts'
import { ContactShadows } from '../../../renderer/table/light/ContactShadows.tsx'
import { Lights } from '../../../renderer/table/light/Lights.tsx'
import { LIGHTING } from '../../../renderer/table/light/lighting.ts'
import { Vignette } from '../../../renderer/table/light/Vignette.tsx'
import { type BaseModelName, useModel } from '../../../renderer/table/loading/loadModel.ts'
import { useBakedTexture } from '../../../renderer/table/loading/loadTexture.ts'
import { useClothMaterial } from '../../../renderer/table/materials/clothMaterial.ts'
import { usePieceMaterial } from '../../../renderer/table/materials/pieceMaterial.ts'
import { FACE_ATTRIBUTE, useTileMaterial } from '../../../renderer/table/materials/tileMaterial.ts'
import { useQuality } from '../../../renderer/table/resources.tsx'

const COLUMNS = 11
const PIRATES = ['pirate/white', 'pirate/red', 'pirate/black', 'pirate/yellow'] as const
const SHIPS = ['ship/white', 'ship/red', 'ship/black', 'ship/yellow'] as const
const figures = [...PIRATES, ...RESIDENTS].map((name, i) => ({ name, x: -3.6 + i * 1.2 }))
const blobs = figures.map(({ x }) => ({ x: x + 0.03, y: 0.115, z: 3.03, halfX: 0.32, halfZ: 0.32 }))

/** Every material on its own things: all tile faces, the crews, the ships. */
export function MaterialsScene() {
  return (
    <>
      <Lights lighting={LIGHTING.jackal} />
      <Tiles />
      {figures.map(({ name, x }) => (
        <Figure key={name} name={name} x={x} />
      ))}
      {SHIPS.map((name, i) => (
        <Ship key={name} name={name} x={-3.6 + i * 2.4} />
      ))}
      <ContactShadows blobs={blobs} />
      <Vignette />
    </>
  )
}

function Tiles() {
  const mesh = useRef<InstancedMesh>(null)
  const quality = useQuality()
  const colours = useBakedTexture(quality.atlas)
  const normals = useBakedTexture('tiles-normal')
  const material = useTileMaterial({ colours, normals, grid: GRID })
  const geometry = useModel('tile').part('tile')
  const faced = useMemo(() => {
    const faces = Float32Array.from(ORDER.keys())
    return geometry.clone().setAttribute(FACE_ATTRIBUTE, new InstancedBufferAttribute(faces, 1))
  }, [geometry])
  useLayoutEffect(() => {
    for (const i of ORDER.keys()) {
      const [x, z] = [(i % COLUMNS) - 5, Math.floor(i / COLUMNS) - 1]
      mesh.current?.setMatrixAt(i, new Matrix4().makeTranslation(x, 0.06, z))
    }
  }, [])
  return <instancedMesh ref={mesh} args={[faced, material, ORDER.length]} castShadow receiveShadow />
}

function Figure({ name, x }: { name: BaseModelName; x: number }) {
  const model = useModel(name)
  const material = usePieceMaterial()
  const geometry = model.part('body')
  return (
    <mesh
      geometry={geometry}
      material={material}
      position={[x, 0.115, 3]}
      scale={model.scale}
      castShadow
      receiveShadow
    />
  )
}

function Ship({ name, x }: { name: BaseModelName; x: number }) {
  const model = useModel(name)
  const wood = usePieceMaterial()
  const cloth = useClothMaterial(useBakedTexture('cloth'))
  return (
    <group position={[x, -0.2, 5]} scale={model.scale}>
      <mesh geometry={model.part('body')} material={wood} castShadow receiveShadow />
      <mesh geometry={model.part('cloth')} material={cloth} castShadow />
    </group>
  )
}
