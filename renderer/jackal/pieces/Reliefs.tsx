import { useEffect, useMemo } from 'react'
import { landOf } from '../../../engine/jackal/geometry/terrain.ts'
import { LINED_PARTS, PART_NAMES, type PartName } from '../../../models/relief/parts.ts'
import type { ShownTable } from '../../playback/ShownTable.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { useShadowRefresh } from '../../table/light/shadowRefresh.ts'
import { type LoadedModel, useModel } from '../../table/loading/loadModel.ts'
import { usePieceMaterial } from '../../table/materials/pieceMaterial.ts'
import { useTableFrame } from '../../table/useTableFrame.ts'
import { paletteNow } from '../../ui/palettes.ts'
import { pointingOf } from '../highlights/pointing.ts'
import { useIntent } from '../intent/intent.ts'
import { shownNow, useBoard } from '../table/shown.ts'
import type { Carvings } from './carvings.ts'
import { ReliefBatch } from './ReliefBatch.ts'
import { useCarvings } from './useCarvings.ts'

/** The carvings on opened tiles; none if the tiles are drawn. */
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

let seen: { readonly intent: object; readonly busy: boolean; readonly swap: string | null } | null = null

/**
 * Returns the two cells that an earthquake would exchange, as one value; null while nothing is pointed at. Read in
 * every frame: it is computed when the intent has changed.
 */
function swapNow(table: ShownTable): string | null {
  const [intent, { busy }] = [useIntent.getState(), table.shown.getState()]
  if (seen?.intent !== intent || seen.busy !== busy)
    seen = { intent, busy, swap: pointingOf(intent, busy).swap?.join() ?? null }
  return seen.swap
}

function cellsOf(swap: string): readonly [number, number] {
  const [a = -1, b = -1] = swap.split(',').map(Number)
  return [a, b]
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
  const table = useShownTable()
  const land = landOf(useBoard())
  const material = usePieceMaterial()
  const batch = useMemo(() => new ReliefBatch({ model, parts, material, land }), [model, parts, material, land])
  useEffect(() => () => void batch.mesh.dispose(), [batch])
  const refreshShadows = useShadowRefresh()
  useTableFrame(
    () => [batch, shownNow(table), table.playback.poses.version, paletteNow(), swapNow(table)],
    ([, shown, , , swap]) => {
      batch.show(shown, table.playback.poses, swap === null ? null : cellsOf(swap))
      if (castsShadows) refreshShadows()
    },
  )
  return <primitive object={batch.mesh} name={name} castShadow={castsShadows} receiveShadow />
}
