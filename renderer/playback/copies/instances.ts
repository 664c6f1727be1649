import {
  BufferGeometry,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
} from 'three'
import { VANISH } from '../../table/materials/fading.ts'
import type { Poses } from '../motion/poses.ts'
import { offsetMatrix, writePoseMatrix } from './poseMatrix.ts'

/** One copy of a model: it goes where its target is, shifted in the target's own measure. */
export interface Copy {
  readonly target: string
  readonly x?: number
  readonly y?: number
  readonly z?: number
  /** Turns a second about its own length, as a propeller does while the playback's clock runs. */
  readonly spins?: number
}

const matrix = new Matrix4()
const turn = new Matrix4()

/** Another geometry over the same points, so that it can carry attributes of its own. */
function overlay(geometry: BufferGeometry): BufferGeometry {
  const own = new BufferGeometry()
  own.setIndex(geometry.index)
  for (const [name, attribute] of Object.entries(geometry.attributes)) own.setAttribute(name, attribute)
  return own
}

/** Many copies of one model in one draw call, each able to fade. */
export function createInstances(geometry: BufferGeometry, material: Material, capacity: number): InstancedMesh {
  const own = overlay(geometry)
  const vanish = new InstancedBufferAttribute(new Float32Array(capacity), 1)
  vanish.setUsage(DynamicDrawUsage)
  own.setAttribute(VANISH, vanish)
  const mesh = new InstancedMesh(own, material, capacity)
  mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  mesh.frustumCulled = false
  mesh.count = 0
  return mesh
}

/** Puts every copy where its target is now. `clock` in milliseconds turns what spins. */
export function placeCopies(mesh: InstancedMesh, copies: readonly Copy[], poses: Poses, clock = 0): void {
  const vanish = mesh.geometry.getAttribute(VANISH)
  const count = Math.min(copies.length, mesh.instanceMatrix.count)
  let drawn = 0
  for (let i = 0; i < count; i++) {
    const copy = copies[i]
    const pose = copy ? poses.get(copy.target) : null
    if (!copy || !pose || pose.opacity <= 0.01) continue
    writePoseMatrix(pose, matrix)
    if (copy.x || copy.y || copy.z) offsetMatrix(matrix, copy.x ?? 0, copy.y ?? 0, copy.z ?? 0)
    if (copy.spins) matrix.multiply(turn.makeRotationZ(((clock * copy.spins) / 1000) * 2 * Math.PI))
    mesh.setMatrixAt(drawn, matrix)
    vanish.setX(drawn, 1 - pose.opacity)
    drawn++
  }
  mesh.instanceMatrix.array.fill(0, drawn * 16) // nothing stays behind of what is no longer shown
  mesh.count = drawn
  mesh.visible = drawn > 0
  mesh.instanceMatrix.needsUpdate = true
  vanish.needsUpdate = true
}

/** Frees what an instanced mesh holds; the points belong to the model. */
export function disposeInstances(mesh: InstancedMesh): void {
  mesh.geometry.dispose()
  mesh.dispose()
}
