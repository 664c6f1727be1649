import type { Parts } from '../../models/bake/model.ts'
import { usePieceMaterial } from './materials/pieceMaterial.ts'
import { useWoodMaterial } from './materials/woodMaterial.ts'
import { useMadeParts } from './useMadeParts.ts'

/**
 * Shows a tray and the table under it, modelled to size.
 * @param measure identifies the sizes that `frame` and `table` depend on
 */
export function MadeTray(props: {
  readonly measure: string
  readonly frame: () => Parts
  readonly table: () => Parts
}) {
  const frame = useMadeParts(props.frame, props.measure)
  const table = useMadeParts(props.table, props.measure)
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
