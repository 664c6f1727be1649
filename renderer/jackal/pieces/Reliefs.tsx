import { useEffect, useMemo } from 'react'
import { BatchedMesh, type Material, Matrix4, Vector3 } from 'three'
import { landOf } from '../../../engine/jackal/geometry/terrain.ts'
import type { Cell, JackalState } from '../../../engine/jackal/types.ts'
import { RELIEF_NAMES, type ReliefName } from '../../../models/relief/names.ts'
import { offsetMatrix, writePoseMatrix } from '../../playback/copies/poseMatrix.ts'
import type { Poses } from '../../playback/motion/poses.ts'
import { playback } from '../../playback/shownStore.ts'
import { type LoadedModel, useModel } from '../../table/loading/loadModel.ts'
import { usePieceMaterial } from '../../table/materials/pieceMaterial.ts'
import { useShadowRefresh } from '../../table/painting/shadowRefresh.ts'
import { useTableFrame } from '../../table/useTableFrame.ts'
import { TILE_CENTRE, TILE_TOP, tileTarget } from '../table/anchors.ts'
import { shownNow, useBoard } from '../table/shown.ts'
import { type Carvings, carvingOf, risen } from './carvings.ts'
import { toneOf } from './tones.ts'
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
      <Batch name="reliefs" model={bodies} castsShadows={carvings.castShadows} />
      {carvings.lined && <Lines isLight={isLight} />}
    </>
  )
}

function Lines({ isLight }: { readonly isLight: boolean }) {
  return <Batch name="relief lines" model={useModel('relief-lines', isLight)} />
}

interface BatchProps {
  readonly name: string
  readonly model: LoadedModel
  readonly castsShadows?: boolean
}

/** One part of all carvings in one draw call. */
function Batch({ name, model, castsShadows = false }: BatchProps) {
  const land = landOf(useBoard())
  const material = usePieceMaterial()
  const batch = useMemo(() => new ReliefBatch(model, material, land), [model, material, land])
  useEffect(() => () => void batch.mesh.dispose(), [batch])
  const refreshShadows = useShadowRefresh()
  useTableFrame(
    () => [batch, shownNow(), playback.poses.version],
    ([, shown]) => {
      batch.show(shown, playback.poses)
      if (castsShadows) refreshShadows()
    },
  )
  return <primitive object={batch.mesh} name={name} castShadow={castsShadows} receiveShadow />
}

const matrix = new Matrix4()
const size = new Vector3()

/** One copy for every cell with a tile, each showing the carving of its tile. */
class ReliefBatch {
  readonly mesh: BatchedMesh
  private readonly shapes: ReadonlyMap<ReliefName, number>
  private readonly land: readonly Cell[]

  constructor(model: LoadedModel, material: Material, land: readonly Cell[]) {
    const parts = RELIEF_NAMES.map((name) => [name, model.part(name)] as const)
    const sum = (count: (part: LoadedPart) => number) => parts.reduce((total, [, part]) => total + count(part), 0)
    const points = sum((part) => part.getAttribute('position').count)
    this.mesh = new BatchedMesh(
      land.length,
      points,
      sum((part) => part.index?.count ?? 0),
      material,
    )
    this.mesh.frustumCulled = false
    this.mesh.perObjectFrustumCulled = false
    this.mesh.sortObjects = false
    this.shapes = new Map(parts.map(([name, part]) => [name, this.mesh.addGeometry(part)]))
    this.land = land
    const [first = 0] = this.shapes.values()
    for (const _ of land) this.mesh.setVisibleAt(this.mesh.addInstance(first), false)
  }

  show(state: JackalState | null, poses: Poses): void {
    for (const [index, cell] of this.land.entries()) {
      const tile = state?.tiles[cell]
      const name = tile && carvingOf(tile)
      const isShown = name ? this.place(index, cell, poses) : false
      this.mesh.setVisibleAt(index, isShown)
      if (!tile || !name || !isShown) continue
      this.mesh.setGeometryIdAt(index, this.shapes.get(name) ?? 0)
      this.mesh.setColorAt(index, toneOf(tile, cell))
    }
  }

  /** Stands a carving on its tile as far as it has risen; false while it lies in the wood. */
  private place(index: number, cell: Cell, poses: Poses): boolean {
    const pose = poses.get(tileTarget(cell))
    if (!pose || pose.opacity < 0.5) return false
    const height = risen(Math.cos(pose.tiltX) * Math.cos(pose.tiltZ))
    if (height <= 0) return false
    offsetMatrix(writePoseMatrix(pose, matrix), 0, TILE_TOP - TILE_CENTRE, 0)
    this.mesh.setMatrixAt(index, matrix.scale(size.set(1, height, 1)))
    return true
  }
}

type LoadedPart = ReturnType<LoadedModel['part']>
