import type { ReactNode } from 'react'
import type { Material } from 'three'
import { Moonlight } from '../light/Moonlight.tsx'
import { type BaseModelName, useModel } from '../loading/loadModel.ts'
import { useBakedTexture } from '../loading/loadTexture.ts'
import { usePaintedMaterial } from '../materials/paintedMaterial.ts'
import { usePieceMaterial } from '../materials/pieceMaterial.ts'
import { useQuality } from '../resources.tsx'
import { TABLE_LEVEL } from '../TableTop.tsx'
import { Lantern } from './Lantern.tsx'
import { CABINS, type CabinLayout, type PlacedProp, type PropName, propsOf } from './layout.ts'

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

/** The props beside the tray that the tier shows, and the moonlight. */
export function CabinProps({ layout = CABINS.oneTray }: { readonly layout?: CabinLayout }) {
  const quality = useQuality()
  const { x, z, size, turn, opacity } = layout.moon
  return (
    <group name="cabin props">
      {propsOf(quality, layout).map((prop) => (
        <Placed key={prop.name} {...prop} />
      ))}
      <Moonlight at={[x, TABLE_LEVEL + 0.012, z]} size={size} turn={turn} opacity={opacity} />
    </group>
  )
}

function Placed({ name, place }: PlacedProp) {
  const { x, z, lift, turn } = place
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
