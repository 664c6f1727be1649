import { BatchedMesh, type Color, type Material, Matrix4, Vector3 } from 'three'
import type { Board, Cell, JackalState, Tile } from '../../../engine/jackal/types.ts'
import { RELIEF_NAMES, type ReliefName } from '../../../models/relief/names.ts'
import { PART_NAMES, PARTS, type PartName, partsOf } from '../../../models/relief/parts.ts'
import { offsetMatrix, writePoseMatrix } from '../../playback/copies/poseMatrix.ts'
import type { Pose, Poses } from '../../playback/motion/poses.ts'
import type { LoadedModel } from '../../table/loading/loadModel.ts'
import { TILE_CENTRE, TILE_TOP, tileTarget } from '../table/anchors.ts'
import { cellSpot } from '../table/cellSpot.ts'
import { partTarget } from '../table/partAnchors.ts'
import { carvingOf, risen } from './carvings.ts'
import { dyeOf, isAway } from './partLooks.ts'
import { toneOf } from './tones.ts'

type Shape = ReliefName | PartName

const REST = new Map(RELIEF_NAMES.map((name) => [name, partsOf(name)] as const))
const FLEETING = PART_NAMES.filter((part) => PARTS[part].isFleeting)

/** The most pieces of a carving with its moving parts. */
const PIECES = 1 + Math.max(...[...REST.values()].map((parts) => parts.length))
/** Height of the sand under tiles, over the dark that lifted tiles leave there, in cells. */
const SAND = 0.024
/** Parts that exist only while they move. */
const SPARE = 24

const onTile = new Matrix4()
const onGround = new Matrix4()
const matrix = new Matrix4()
const turn = new Matrix4()
const size = new Vector3()

interface BatchOf {
  readonly model: LoadedModel
  readonly parts: readonly PartName[]
  readonly material: Material
  readonly land: readonly Cell[]
}

/** One side of all carvings in one draw call: their still parts and their moving ones. */
export class ReliefBatch {
  readonly mesh: BatchedMesh
  private readonly shapes: ReadonlyMap<Shape, number>
  private readonly land: readonly Cell[]
  private readonly capacity: number
  private drawn = 0

  constructor({ model, parts, material, land }: BatchOf) {
    const geometries = [...RELIEF_NAMES, ...parts].map((name) => [name, model.part(name)] as const)
    const sum = (count: (part: LoadedPart) => number) => geometries.reduce((total, [, part]) => total + count(part), 0)
    this.capacity = land.length * PIECES + SPARE
    this.mesh = new BatchedMesh(
      this.capacity,
      sum((part) => part.getAttribute('position').count),
      sum((part) => part.index?.count ?? 0),
      material,
    )
    this.mesh.frustumCulled = false
    this.mesh.perObjectFrustumCulled = false
    this.mesh.sortObjects = false
    this.shapes = new Map(geometries.map(([name, part]) => [name, this.mesh.addGeometry(part)]))
    this.land = land
    const [first = 0] = this.shapes.values()
    for (let i = 0; i < this.capacity; i++) this.mesh.setVisibleAt(this.mesh.addInstance(first), false)
  }

  /**
   * Draws the carvings on the tiles of a state, as far as they have risen and with the poses of their parts.
   *
   * @param swap two cells whose tiles are shown as if they had changed places; null for none
   */
  show(state: JackalState | null, poses: Poses, swap: readonly [Cell, Cell] | null = null): void {
    this.drawn = 0
    const seen = state && swap ? exchanged(state, swap) : state
    if (seen) for (const cell of this.land) this.showCell(seen, cell, poses, swap?.includes(cell))
    for (let i = this.drawn; i < this.capacity; i++) this.mesh.setVisibleAt(i, false)
  }

  private showCell(state: JackalState, cell: Cell, poses: Poses, isPreviewed = false): void {
    const tile = state.tiles[cell]
    if (!tile) return
    const name = carvingOf(tile)
    const stands = stand(cell, poses, isPreviewed)
    if (name && stands) this.showCarving(name, { state, cell, tile, poses })
    for (const part of FLEETING) {
      const pose = poses.moved(partTarget(cell, part))
      if (!pose) continue
      const { isUnderTile } = PARTS[part]
      if (isUnderTile) this.add(part, toneOf(tile, cell), posed(part, pose, ground(state.board, cell)))
      else if (stands) this.add(part, toneOf(tile, cell), posed(part, pose, onTile))
    }
  }

  private showCarving(name: ReliefName, { state, cell, tile, poses }: TileOn): void {
    this.add(name, toneOf(tile, cell), onTile)
    for (const part of REST.get(name) ?? []) {
      if (isAway(part, state)) continue
      const pose = poses.moved(partTarget(cell, part))
      this.add(part, dyeOf(part, state, cell) ?? toneOf(tile, cell), pose ? posed(part, pose, onTile) : onTile)
    }
  }

  private add(shape: Shape, colour: Color, at: Matrix4): void {
    const known = this.shapes.get(shape)
    if (known === undefined || this.drawn >= this.capacity) return
    this.mesh.setGeometryIdAt(this.drawn, known)
    this.mesh.setMatrixAt(this.drawn, at)
    this.mesh.setColorAt(this.drawn, colour)
    this.mesh.setVisibleAt(this.drawn, true)
    this.drawn++
  }
}

interface TileOn {
  readonly state: JackalState
  readonly cell: Cell
  readonly tile: Tile
  readonly poses: Poses
}

/** Returns the state with the tiles of two cells exchanged. */
function exchanged(state: JackalState, [a, b]: readonly [Cell, Cell]): JackalState {
  const [tiles, atA, atB] = [[...state.tiles], state.tiles[a], state.tiles[b]]
  if (!atA || !atB) return state
  tiles[a] = atB
  tiles[b] = atA
  return { ...state, tiles }
}

/** Writes the place of the carving of a cell, as far as it has risen; returns false while it lies in the wood. */
function stand(cell: Cell, poses: Poses, isPreviewed: boolean): boolean {
  const lies = poses.get(tileTarget(cell))
  const pose = lies && isPreviewed ? { ...lies, tiltX: 0, tiltZ: 0 } : lies
  if (!pose || pose.opacity < 0.5) return false
  const height = risen(Math.cos(pose.tiltX) * Math.cos(pose.tiltZ))
  if (height <= 0) return false
  offsetMatrix(writePoseMatrix(pose, onTile), 0, TILE_TOP - TILE_CENTRE, 0).scale(size.set(1, height, 1))
  return true
}

/** Returns the sand under a tile, over which nothing else lies. */
function ground(board: Board, cell: Cell): Matrix4 {
  const { x, z } = cellSpot(board, cell)
  return onGround.makeTranslation(x, SAND, z)
}

/** Returns the matrix of a part that has moved from its rest. */
function posed(part: PartName, pose: Readonly<Pose>, base: Matrix4): Matrix4 {
  const [x, y, z] = PARTS[part].about
  offsetMatrix(matrix.copy(base), x, y, z).multiply(writePoseMatrix(pose, turn))
  return offsetMatrix(matrix, -x, -y, -z)
}

type LoadedPart = ReturnType<LoadedModel['part']>
