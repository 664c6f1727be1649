import type { ReactNode } from 'react'
import type { Material } from 'three'
import { type BaseModelName, useModel } from '../loadModel.ts'
import { useBakedTexture } from '../loadTexture.ts'
import { Moonlight } from '../Moonlight.tsx'
import { usePaintedMaterial } from '../materials/paintedMaterial.ts'
import { usePieceMaterial } from '../materials/pieceMaterial.ts'
import { useQuality } from '../resources.tsx'
import { TABLE_LEVEL } from '../TableTop.tsx'
import { Lantern } from './Lantern.tsx'
import { PLACES, type PropName, propsOf } from './layout.ts'

const FIGURES: Readonly<Record<PropName, () => ReactNode>> = {
  lantern: Lantern,
  map: Chart,
  spyglass: () => <Carved model="spyglass" />,
  'first die': Die,
  'second die': () => (
    <group rotation-x={Math.PI / 2} position={[0, 0.31, -0.31]}>
      <Die />
    </group>
  ),
  rope: Rope,
  mug: () => <Carved model="mug" />,
}

/** Everything on the table beside the tray, as the tier allows, and the moonlight on the right. */
export function CabinProps() {
  const quality = useQuality()
  return (
    <group name="cabin props">
      {propsOf(quality).map((name) => (
        <Placed key={name} name={name} />
      ))}
      <Moonlight at={[11.6, TABLE_LEVEL + 0.012, -3.4]} size={[9.5, 6.2]} turn={0.5} opacity={0.2} />
    </group>
  )
}

function Placed({ name }: { name: PropName }) {
  const { x, z, lift, turn } = PLACES[name]
  const Figure = FIGURES[name]
  return (
    <group name={name} position={[x, TABLE_LEVEL + lift, z]} rotation-y={turn}>
      <Figure />
    </group>
  )
}

function Prop({ model, part, material }: { model: BaseModelName; part: string; material: Material }) {
  const { flatThingsCastShadows } = useQuality()
  const { scale, part: partOf } = useModel(model)
  return (
    <mesh geometry={partOf(part)} material={material} scale={scale} castShadow={flatThingsCastShadows} receiveShadow />
  )
}

function Carved({ model }: { model: BaseModelName }) {
  return <Prop model={model} part="body" material={usePieceMaterial()} />
}

function Chart() {
  const colours = useBakedTexture('map')
  const material = usePaintedMaterial('map', { colours, roughness: 0.85, bothSides: true })
  return <Prop model="map" part="parchment" material={material} />
}

function Die() {
  const colours = useBakedTexture('dice')
  const material = usePaintedMaterial('dice', { colours, roughness: 0.28 })
  return <Prop model="dice" part="ivory" material={material} />
}

function Rope() {
  const colours = useBakedTexture('rope')
  const normals = useBakedTexture('rope-normal')
  const material = usePaintedMaterial('rope', { colours, normals, roughness: 0.9 })
  return <Prop model="rope" part="rope" material={material} />
}
