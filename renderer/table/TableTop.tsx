import { useModel } from './loading/loadModel.ts'
import { useWoodMaterial } from './materials/woodMaterial.ts'

/** The height of the table top under the tray; props stand on it. */
export const TABLE_LEVEL = -0.62

/** Shows the captain's table; the wide model is for two trays. */
export function TableTop({ model = 'table' }: { readonly model?: 'table' | 'table/wide' }) {
  const wood = useWoodMaterial('table')
  return <mesh name="table top" geometry={useModel(model).part('wood')} material={wood} receiveShadow />
}
