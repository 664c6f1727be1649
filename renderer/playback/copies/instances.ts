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

/** One copy of a model, placed at its target with an offset in the target's own coordinates. */
export interface Copy {
  readonly target: string
  readonly x?: number
  readonly y?: number
  readonly z?: number
  /** Turns per second about its own z axis, for propellers; driven by the playback's clock. */
  readonly spins?: number
}

const matrix = new Matrix4()
const turn = new Matrix4()

/** Returns a second geometry that shares the attributes of the first and can carry attributes of its own. */
function overlay(geometry: BufferGeometry): BufferGeometry {
  const own = new BufferGeometry()
  own.setIndex(geometry.index)
  for (const [name, attribute] of Object.entries(geometry.attributes)) own.setAttribute(name, attribute)
  return own
}

/** Returns copies of one model in one draw call, each with its own opacity. */
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

/** Puts every copy at its target's current pose. `clock` in milliseconds drives `spins`. */
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
  mesh.instanceMatrix.array.fill(0, drawn * 16) // clears copies that are no longer shown: hidden positions must not stay in memory
  mesh.count = drawn
  mesh.visible = drawn > 0
  mesh.instanceMatrix.needsUpdate = true
  vanish.needsUpdate = true
}

/** Frees an instanced mesh, but not the attributes that it shares with the model. */
export function disposeInstances(mesh: InstancedMesh): void {
  mesh.geometry.dispose()
  mesh.dispose()
}
