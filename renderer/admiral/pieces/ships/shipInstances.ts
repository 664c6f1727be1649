import {
  type BufferGeometry,
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  type InstancedMesh,
  type Material,
  Matrix4,
} from 'three'
import type { UnitId } from '../../../../engine/admiral/types.ts'
import { BOW_TURN } from '../../../../models/admiral/squadron/measures.ts'
import { createInstances } from '../../../playback/copies/instances.ts'
import { writePoseMatrix } from '../../../playback/copies/poseMatrix.ts'
import { leanTowards } from '../../../playback/motion/motion.ts'
import type { Pose, Poses } from '../../../playback/motion/poses.ts'
import { VANISH } from '../../../table/materials/fading.ts'
import { flagTarget, sailsTarget, shipTarget } from '../../table/anchors.ts'
import { BREEZE, DYE, RIG } from './rigShader.ts'

/** The state of a ship's flags: those of a flagship are long and gilt, those of a prize are struck. */
export type Flags = 'plain' | 'flagship' | 'struck'

const FLOWN = { plain: 0, flagship: 1, struck: -1 } as const satisfies Record<Flags, number>

/** A ship of the class and team that a mesh draws, and the brightness of its wood and its sails, 0–1. */
export interface ShipCopy {
  readonly id: UnitId
  readonly wood: number
  readonly canvas: number
  /** The lean to starboard by damage, in radians. */
  readonly list: number
  readonly flags: Flags
  /** The colour of its sails relative to the light of the painted ones; null for the painted colour. */
  readonly dye: Color | null
}

/** Models sail towards +x, poses head north at 0. */
const BOW = new Matrix4().makeRotationY(BOW_TURN)

/** Creates hulls, or their canvas, of all ships of one class and team. */
export function createShips(geometry: BufferGeometry, material: Material, capacity: number): InstancedMesh {
  const mesh = createInstances(geometry, material, capacity)
  for (const [name, size] of [
    [RIG, 3],
    [BREEZE, 3],
    [DYE, 3],
  ] as const) {
    const attribute = new InstancedBufferAttribute(new Float32Array(capacity * size), size)
    attribute.setUsage(DynamicDrawUsage)
    mesh.geometry.setAttribute(name, attribute)
  }
  return mesh
}

const matrix = new Matrix4()
const colour = new Color()

/** Puts every ship at its present place: its hull mesh and its canvas mesh alike. */
export function placeShips(
  hulls: InstancedMesh,
  canvas: InstancedMesh,
  copies: readonly ShipCopy[],
  poses: Pick<Poses, 'get'>,
): void {
  let drawn = 0
  for (const copy of copies.slice(0, hulls.instanceMatrix.count)) {
    const pose = poses.get(shipTarget(copy.id))
    if (!pose || pose.opacity <= 0.01) continue
    writePoseMatrix(listing(pose, copy.list), matrix).multiply(BOW)
    for (const [mesh, light] of [
      [hulls, copy.wood],
      [canvas, copy.canvas],
    ] as const) {
      mesh.setMatrixAt(drawn, matrix)
      mesh.setColorAt(drawn, colour.setRGB(light, light, light))
      mesh.geometry.getAttribute(VANISH).setX(drawn, 1 - pose.opacity)
    }
    canvas.geometry.getAttribute(DYE).setXYZ(drawn, copy.dye?.r ?? 0, copy.dye?.g ?? 0, copy.dye?.b ?? 0)
    writeRig(canvas, drawn, copy, poses, pose.yaw)
    drawn++
  }
  for (const mesh of [hulls, canvas]) showDrawn(mesh, drawn)
}

function listing(pose: Readonly<Pose>, list: number): Readonly<Pose> {
  if (list === 0) return pose
  const leaning = { ...pose }
  leanTowards(leaning, Math.cos(pose.yaw), -Math.sin(pose.yaw), list)
  return leaning
}

function writeRig(
  mesh: InstancedMesh,
  index: number,
  { id, flags }: ShipCopy,
  poses: Pick<Poses, 'get'>,
  yaw: number,
): void {
  const [sails, flag] = [poses.get(sailsTarget(id)), poses.get(flagTarget(id))]
  mesh.geometry.getAttribute(RIG).setXYZ(index, sails?.yaw ?? 0, sails?.scale ?? 1, sails?.squash ?? 0)
  mesh.geometry.getAttribute(BREEZE).setXYZ(index, (flag?.yaw ?? yaw) - yaw, flag?.scale ?? 1, FLOWN[flags])
}

/** Draws the written instances. */
export function showDrawn(mesh: InstancedMesh, drawn: number): void {
  mesh.instanceMatrix.array.fill(0, drawn * 16) // no instance remains of ships that are no longer shown
  mesh.count = drawn
  mesh.visible = drawn > 0
  mesh.instanceMatrix.needsUpdate = true
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
  for (const name of [VANISH, RIG, BREEZE, DYE]) mesh.geometry.getAttribute(name).needsUpdate = true
}
