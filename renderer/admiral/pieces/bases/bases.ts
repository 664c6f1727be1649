import { Color, type InstancedMesh, Matrix4 } from 'three'
import type { Palette } from '../../../../electron/contract/ipc.ts'
import { type AdmiralState, SHIP_CLASSES, type Ship, type ShipClass } from '../../../../engine/admiral/types.ts'
import { BASES, spanOf } from '../../../../models/admiral/squadron/bases.ts'
import { BOW_TURN } from '../../../../models/admiral/squadron/measures.ts'
import { writePoseMatrix } from '../../../playback/copies/poseMatrix.ts'
import type { Pose, Poses } from '../../../playback/motion/poses.ts'
import { VANISH } from '../../../table/materials/fading.ts'
import { shipTarget, WATER } from '../../table/anchors.ts'
import { baseColour } from './baseColour.ts'
import { isFlagship } from './flagship.ts'

/** The underside lies a little under the waves, so that they lap at the rim. */
const SUNKEN = 0.012
/** Light on the bases of ships that have acted. */
const ACTED = { face: 0.4, rim: 0.55 } as const
/** The tint of the cream line and head of a flagship's base. */
const GILT = '#ffc63a'

/** The meshes of the bases of several ships of a class: dark rims with their cream line and head, and faces. */
export interface Plates {
  readonly rims: InstancedMesh
  readonly faces: InstancedMesh
}

/** Plates for each class: their outlines differ. */
export type FleetPlates = Readonly<Record<ShipClass, Plates>>

/** The base of a ship: it lies flat while the ship heels, and sinks with it. */
export interface Base {
  readonly ship: Ship
  readonly pose: Pose
  /** True for the base of a flagship. */
  readonly leads: boolean
}

/** Returns the bases of all ships in sight. */
export function basesOf(state: AdmiralState, poses: Pick<Poses, 'get'>): readonly Base[] {
  return state.ships.flatMap((ship, i) => {
    const pose = poses.get(shipTarget(ship.id))
    if (!pose || pose.opacity < 0.05) return []
    return [baseUnder(ship, pose, isFlagship(state, ship), i % 8)]
  })
}

/** The height difference of overlapping bases, in cells, so that they do not share a plane. */
const LAYER = 0.0012

/** Returns the base of a ship whose hull is at a pose, in one of the layers of bases. */
export function baseUnder(ship: Ship, hull: Readonly<Pose>, leads: boolean, layer = 0): Base {
  const y = WATER - SUNKEN + LAYER * layer + Math.min(0, hull.y - WATER)
  return { ship, pose: { ...hull, y, tiltX: 0, tiltZ: 0, squash: 0 }, leads }
}

const matrix = new Matrix4()
const size = new Matrix4()
const bow = new Matrix4().makeRotationY(BOW_TURN)
const colour = new Color()

/** Lays rims and faces under the ships. */
export function placeBases(plates: FleetPlates, bases: readonly Base[], palette: Palette): void {
  for (const name of SHIP_CLASSES) {
    const ofClass = bases.filter(({ ship }) => ship.class === name)
    placeAlike(plates[name], name, ofClass.slice(0, plates[name].rims.instanceMatrix.count), palette)
  }
}

/** Lays rims and faces under ships of one class. */
function placeAlike({ rims, faces }: Plates, shipClass: ShipClass, bases: readonly Base[], palette: Palette): void {
  const base = BASES[shipClass]
  const { half, middle } = spanOf(base)
  for (const [i, { ship, pose, leads }] of bases.entries()) {
    writePoseMatrix(pose, matrix).multiply(bow)
    matrix.multiply(size.makeScale(half, 1, base.halfBeam).setPosition(middle, 0, 0))
    const light = hasActed(ship) ? ACTED : { face: 1, rim: 1 }
    rims.setColorAt(i, colour.set(leads ? GILT : '#ffffff').multiplyScalar(light.rim))
    faces.setColorAt(i, colour.set(baseColour(ship.team, palette)).multiplyScalar(light.face))
    for (const mesh of [rims, faces]) {
      mesh.setMatrixAt(i, matrix)
      mesh.geometry.getAttribute(VANISH).setX(i, 1 - pose.opacity)
    }
  }
  for (const mesh of [rims, faces]) showFirst(mesh, bases.length)
}

const hasActed = ({ done, at }: Ship): boolean => done && at !== null

function showFirst(mesh: InstancedMesh, count: number): void {
  mesh.instanceMatrix.array.fill(0, count * 16) // no instance remains of ships that are no longer shown
  mesh.count = count
  mesh.visible = count > 0
  mesh.instanceMatrix.needsUpdate = true
  mesh.geometry.getAttribute(VANISH).needsUpdate = true
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
}
