import { seaFrame, seaTable } from '../../../models/admiral/tray.ts'
import { usePieceMaterial } from '../../table/materials/pieceMaterial.ts'
import { useWoodMaterial } from '../../table/materials/woodMaterial.ts'
import { useMadeParts } from '../../table/useMadeParts.ts'
import type { Field } from '../table/anchors.ts'

/** The tray that holds the sea of a field, and the table under it, made to measure. */
export function Tray({ field: { width, height } }: { readonly field: Field }) {
  const frame = useMadeParts(() => seaFrame(width, height), `${width}×${height}`)
  const table = useMadeParts(() => seaTable(width, height), `${width}×${height}`)
  const [frameWood, tableWood] = [useWoodMaterial('frame'), useWoodMaterial('table')]
  const brass = usePieceMaterial()
  return (
    <group name="tray">
      {frame.wood && <mesh geometry={frame.wood} material={frameWood} castShadow receiveShadow />}
      {frame.brass && <mesh geometry={frame.brass} material={brass} receiveShadow />}
      {table.wood && <mesh name="table top" geometry={table.wood} material={tableWood} receiveShadow />}
    </group>
  )
}
