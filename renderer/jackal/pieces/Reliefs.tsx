import { useEffect, useMemo } from 'react'
import { landOf } from '../../../engine/jackal/geometry/terrain.ts'
import { LINED_PARTS, PART_NAMES, type PartName } from '../../../models/relief/parts.ts'
import { playback } from '../../playback/shownStore.ts'
import { type LoadedModel, useModel } from '../../table/loading/loadModel.ts'
import { usePieceMaterial } from '../../table/materials/pieceMaterial.ts'
import { useShadowRefresh } from '../../table/painting/shadowRefresh.ts'
import { useTableFrame } from '../../table/useTableFrame.ts'
import { paletteNow } from '../../ui/palettes.ts'
import { shownNow, useBoard } from '../table/shown.ts'
import type { Carvings } from './carvings.ts'
import { ReliefBatch } from './ReliefBatch.ts'
import { useCarvings } from './useCarvings.ts'

/** The carvings on opened tiles; none where the tiles are drawn. */
export function Reliefs() {
  const carvings = useCarvings()
  return carvings && <Carved carvings={carvings} />
}

function Carved({ carvings }: { readonly carvings: Carvings }) {
  const isLight = carvings.detail === 'low'
  const bodies = useModel('reliefs', isLight)
  return (
    <>
      <Batch name="reliefs" model={bodies} parts={PART_NAMES} castsShadows={carvings.castShadows} />
      {carvings.lined && <Lines isLight={isLight} />}
    </>
  )
}

function Lines({ isLight }: { readonly isLight: boolean }) {
  return <Batch name="relief lines" model={useModel('relief-lines', isLight)} parts={LINED_PARTS} />
}

interface BatchProps {
  readonly name: string
  readonly model: LoadedModel
  /** The moving parts that the model has. */
  readonly parts: readonly PartName[]
  readonly castsShadows?: boolean
}

/** One part of all carvings in one draw call. */
function Batch({ name, model, parts, castsShadows = false }: BatchProps) {
  const land = landOf(useBoard())
  const material = usePieceMaterial()
  const batch = useMemo(() => new ReliefBatch({ model, parts, material, land }), [model, parts, material, land])
  useEffect(() => () => void batch.mesh.dispose(), [batch])
  const refreshShadows = useShadowRefresh()
  useTableFrame(
    () => [batch, shownNow(), playback.poses.version, paletteNow()],
    ([, shown]) => {
      batch.show(shown, playback.poses)
      if (castsShadows) refreshShadows()
    },
  )
  return <primitive object={batch.mesh} name={name} castShadow={castsShadows} receiveShadow />
}
