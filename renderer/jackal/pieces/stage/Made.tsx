import { frameFor, tableFor } from '../../../../models/stage/made.ts'
import { sands } from '../../../../models/stage/sands.ts'
import { usePieceMaterial } from '../../../table/materials/pieceMaterial.ts'
import { useWoodMaterial } from '../../../table/materials/woodMaterial.ts'
import { useQuality } from '../../../table/resources.tsx'
import { useMadeParts } from '../../../table/useMadeParts.ts'
import { Sand } from './Sand.tsx'
import type { JackalStage } from './stageOf.ts'

/** Tray and table of a map other than the classic one, made to measure. */
export function MadeTray({ stage }: { readonly stage: JackalStage }) {
  const { sizeX, sizeZ } = stage.tray
  const frame = useMadeParts(() => frameFor(stage), `${sizeX}×${sizeZ}`)
  const table = useMadeParts(() => tableFor(stage), `${sizeX}×${sizeZ}`)
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

/** The beaches of a map other than the classic one. */
export function MadeSand({ map }: { readonly map: readonly string[] }) {
  const { tier } = useQuality()
  const detail = tier === 'low' ? 'low' : 'full'
  const { sand } = useMadeParts(
    () => {
      const made = sands(map, detail)
      return made ? { sand: made } : {}
    },
    `${detail} ${map.join('/')}`,
  )
  return sand && <Sand geometry={sand} />
}
